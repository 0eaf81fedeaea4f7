/** The practice box: positions of one's own games that are worth another try, offered again later. */

export interface Kept {
  game: string;
  /** The table and the decision they come from. */
  table: string;
  entry: number;
  /** One of five: right answers move it on, wrong ones back to the first. */
  box: number;
  /** When it is offered again, in milliseconds. */
  due: number;
}

const KEPT = "pithead.practice";
const MOST = 100;
const DAY = 86_400_000;
/** Days until a position comes again, by box. */
const DAYS = [0, 1, 3, 7, 21];

export function practice(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Those that are due now, the longest waiting first. */
export const due = (game: string, now = Date.now()): Kept[] =>
  practice()
    .filter((each) => each.game === game && each.due <= now)
    .sort((a, b) => a.due - b.due);

export function keepPuzzle(puzzle: Pick<Kept, "game" | "table" | "entry">): void {
  if (practice().some((each) => isSame(each, puzzle))) return;
  write([...practice(), { ...puzzle, box: 0, due: Date.now() }]);
}

export function answered(puzzle: Pick<Kept, "table" | "entry">, right: boolean, now = Date.now()): void {
  write(
    practice().map((each) => {
      if (!isSame(each, puzzle)) return each;
      const box = right ? Math.min(each.box + 1, DAYS.length - 1) : 0;
      return { ...each, box, due: now + (right ? DAYS[box]! * DAY : DAY) };
    }),
  );
}

export function dropPuzzle(puzzle: Pick<Kept, "table" | "entry">): void {
  write(practice().filter((each) => !isSame(each, puzzle)));
}

const isSame = (a: Pick<Kept, "table" | "entry">, b: Pick<Kept, "table" | "entry">): boolean =>
  a.table === b.table && a.entry === b.entry;

function isKept(each: unknown): each is Kept {
  const { game, table, entry, box, due: when } = (each ?? {}) as Partial<Kept>;
  return typeof game === "string" && typeof table === "string" && [entry, box, when].every(Number.isFinite);
}

function write(kept: Kept[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept.slice(-MOST)));
  } catch {
    // A browser that keeps nothing still shows positions.
  }
}
