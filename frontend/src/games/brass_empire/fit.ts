/** Names of cards are as long as their language makes them; the longest word decides their size. */

/** A size in rem at which the longest word fits a width, given in rem of such text. */
export function fit(text: string, width: number, largest: number): string {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return `${Math.max(0.56, Math.min(largest, width / longest)).toFixed(2)}rem`;
}
