/** How many of a list's items stand whole side by side in it: at least one. */
export function howManyFit(list: HTMLElement): number {
  const room = list.getBoundingClientRect().right;
  const ends = [...list.children].map((each) => each.getBoundingClientRect().right);
  return Math.max(1, ends.filter((end) => end <= room + 1).length);
}
