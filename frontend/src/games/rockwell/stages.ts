/** What is shown over the planet in big moments: fetched with the first of them. */

export { default as BidsStage } from "./BidsStage.svelte";
export { default as ExtractionStage } from "./ExtractionStage.svelte";
export { default as MilestoneStage } from "./MilestoneStage.svelte";
export { default as ToldStage } from "./ToldStage.svelte";
