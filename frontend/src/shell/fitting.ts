/** Which items of a list fit into it side by side, the most wanted first: always at least one. */
export function whichFit(list: HTMLElement, wanted: number[]): Set<number> {
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = new Map([...list.children].map((each) => [Number((each as HTMLElement).dataset.line), each.getBoundingClientRect().width]));
  let room = list.clientWidth + gap + 1;
  const fitting = new Set<number>();
  for (const n of wanted) {
    const width = (widths.get(n) ?? 0) + gap;
    if (width > room && fitting.size) continue;
    fitting.add(n);
    room -= width;
  }
  return fitting;
}

/** How many of a list's items stand whole side by side in it: at least one. */
export function howManyFit(list: HTMLElement): number {
  const room = list.getBoundingClientRect().right;
  const ends = [...list.children].map((each) => each.getBoundingClientRect().right);
  return Math.max(1, ends.filter((end) => end <= room + 1).length);
}
