/** The words on a card that need an explanation, found by what the card is and does. */

import type { Design } from "../picture";

interface Term {
  /** Of `board-brass-term-…` and `board-brass-term-about-…`. */
  key: string;
  icon: "corp" | "shield" | "";
}

const KEYS: [key: string, message: RegExp, icon: Term["icon"]][] = [
  ["warden", /^short-warden/, "shield"],
  ["with", /played-corp/, "corp"],
  ["dismiss", /dismiss/, ""],
  ["mobilize", /clause-mobilize/, ""],
  ["built", /clause-built/, ""],
  ["demolish", /clause-demolish/, ""],
  ["charge", /store|discharge/, ""],
  ["total-cost", /acquire$/, ""],
  ["ready", /ready/, ""],
];
const MOST = 3;

/** All message keys a message is made of. */
function keysOf(message: unknown): string[] {
  if (Array.isArray(message)) return message.flatMap(keysOf);
  if (typeof message !== "object" || message === null || !("key" in message)) return [];
  const { key, args } = message as { key: string; args?: Record<string, unknown> };
  return [key, ...Object.values(args ?? {}).flatMap(keysOf)];
}

export function glossary(design: Design): Term[] {
  const keys = design.short.flatMap(keysOf);
  const terms = KEYS.filter(([, message]) => keys.some((key) => message.test(key)));
  return terms.slice(0, MOST).map(([key, , icon]) => ({ key, icon }));
}
