/** Figures of a review as people read them: wins in 100, with a real minus. */

import { words } from "../../lib/words.svelte";

/** A difference: with its sign, and to a tenth where it is small. */
export function signed(n: number): string {
  const digits = Math.abs(n) < 10 ? 1 : 0;
  const text = plain(Math.abs(n), digits);
  if (!Number(Math.abs(n).toFixed(digits))) return text;
  return n < 0 ? `−${text}` : `+${text}`;
}

export const plain = (n: number, digits = 1): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(n);
