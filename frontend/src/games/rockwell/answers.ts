/** Answers of the later phases and of rare questions: not part of a table's first load. */

export { default as CoverAnswer } from "./CoverAnswer.svelte";
export { default as InsureAnswer } from "./InsureAnswer.svelte";
export { default as MarketAnswer } from "./MarketAnswer.svelte";
export { default as SealedAnswer } from "./SealedAnswer.svelte";
export { default as WorkshopAnswer } from "./WorkshopAnswer.svelte";
