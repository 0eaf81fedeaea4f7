/** The books of all tables in IndexedDB. An entry is on disk before anybody is told of it. */

import { SITE } from "./parts";

const NAME = "pithead";
const VERSION = 1;
const ENTRIES = "entries";
const BOOKS = "books";

/** What is known of a table without reading it; `pithead.site.store.Known`. */
interface Book {
  table: string;
  entries: number;
  summarized: number;
  summary: string;
  /** The version that made the summary: another may tell more, or otherwise. */
  by: string;
}

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES);
      request.result.createObjectStore(BOOKS, { keyPath: "table" });
    };
    request.onsuccess = () => {
      // Another tab may want to bring the database up to date.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opening = null);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
  opening.catch(() => (opening = null));
  return opening;
}

const all = (table: string, from = 0): IDBKeyRange => IDBKeyRange.bound([table, from], [table, Infinity]);

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });

const done = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error("not kept"));
  });

async function books(): Promise<Book[]> {
  const all = (await answer((await open()).transaction(BOOKS).objectStore(BOOKS).getAll())) as Book[];
  return all.map((book) => (book.by === SITE.archive ? book : { ...book, summary: "" }));
}

/** The list of tables as they were when they were summarized last; null where nothing can be kept. */
export async function keptTables(): Promise<string | null> {
  const known = await books().catch(() => null);
  return known && `[${known.flatMap(({ summary }) => summary || []).join()}]`;
}

async function writing(): Promise<IDBTransaction> {
  return (await open()).transaction([ENTRIES, BOOKS], "readwrite", { durability: "strict" });
}

export const shelf = {
  async append(table: string, number: number, entries: string): Promise<string> {
    try {
      const work = await writing();
      const kept = done(work);
      const texts = JSON.parse(entries) as string[];
      const books = work.objectStore(BOOKS);
      const asked = books.get(table) as IDBRequest<Book | undefined>;
      asked.onsuccess = () => {
        const book = asked.result ?? { table, entries: 0, summarized: 0, summary: "", by: "" };
        books.put({ ...book, entries: number + texts.length });
      };
      // `add` refuses a number that is there already: then nothing of this is kept.
      texts.forEach((text, i) => work.objectStore(ENTRIES).add(text, [table, number + i]));
      await kept;
      return "kept";
    } catch (trouble) {
      return trouble instanceof DOMException && trouble.name === "ConstraintError" ? "taken" : "refused";
    }
  },

  async read(table: string, start: number): Promise<string> {
    const entries = (await open()).transaction(ENTRIES).objectStore(ENTRIES);
    const [keys, texts] = await Promise.all([
      answer(entries.getAllKeys(all(table, start))),
      answer(entries.getAll(all(table, start)) as IDBRequest<string[]>),
    ]);
    return JSON.stringify(keys.map((key, i) => [(key as [string, number])[1], texts[i]]));
  },

  async tables(): Promise<string> {
    return JSON.stringify(await books());
  },

  async summarize(table: string, entries: number, summary: string): Promise<void> {
    try {
      const work = await writing();
      const books = work.objectStore(BOOKS);
      const asked = books.get(table) as IDBRequest<Book | undefined>;
      asked.onsuccess = () => asked.result && books.put({ ...asked.result, summarized: entries, summary, by: SITE.archive });
      await done(work);
    } catch {
      // It is made again when it is wanted.
    }
  },

  async remove(table: string): Promise<void> {
    const work = await writing();
    work.objectStore(ENTRIES).delete(all(table));
    work.objectStore(BOOKS).delete(table);
    await done(work);
  },
};
