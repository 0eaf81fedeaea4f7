/**
 * A position that is kept up to date part by part: who reads one of its parts is told when that part changes,
 * and of nothing else. Most moves change little, and all of a table hangs on its position.
 */

/** What is new, made of what was there before wherever the two are equal: what has not changed stays the same object. */
export function share(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const shared = share(before[key], after[key]);
    after[key] = shared;
    same &&= shared === before[key] && key in before;
  }
  return same ? before : after;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

class Part {
  value = $state.raw<unknown>(undefined);
}

export class Parts<Whole extends object> {
  /** Reads as the whole would, and stays the same object: what it was is gone once something new is taken in. */
  readonly whole: Whole;
  #parts = new Map<PropertyKey, Part>();
  #names = $state.raw<string[]>([]);

  constructor() {
    this.whole = new Proxy<Record<PropertyKey, unknown>>(
      {},
      {
        get: (_, name) => this.#read(name),
        has: (_, name) => this.#has(name),
        ownKeys: () => this.#names,
        getOwnPropertyDescriptor: (_, name) =>
          this.#has(name) ? { value: this.#read(name), enumerable: true, configurable: true } : undefined,
      },
    ) as Whole;
  }

  /** The whole is this from now on. */
  replace(whole: Whole): void {
    const gone = this.#names.filter((name) => !(name in whole));
    for (const name of gone) this.#part(name).value = undefined;
    this.#set(whole);
    this.#names = share(this.#names, Object.keys(whole)) as string[];
  }

  /** These parts are other ones from now on. */
  change(parts: object): void {
    this.#set(parts);
    const added = Object.keys(parts).filter((name) => !this.#has(name));
    if (added.length) this.#names = [...this.#names, ...added];
  }

  #set(parts: object): void {
    for (const [name, value] of Object.entries(parts)) {
      const part = this.#part(name);
      part.value = share(part.value, value);
    }
  }

  #has(name: PropertyKey): boolean {
    return this.#names.includes(name as string);
  }

  #read(name: PropertyKey): unknown {
    const part = this.#parts.get(name);
    if (part) return part.value;
    // Who reads what there is not yet is told when it comes.
    void this.#names;
    return undefined;
  }

  #part(name: string): Part {
    const known = this.#parts.get(name);
    if (known) return known;
    const part = new Part();
    this.#parts.set(name, part);
    return part;
  }
}
