/** What passes between the page and its workers. */

/** Where the parts of Python are. */
export interface Parts {
  /** The folder of Pyodide, with a slash. */
  python: string;
  /** Our sources and what they need. */
  archive: string;
  /** Bytes of all of it, as they are counted. */
  bytes: number;
}

export type ToHouse =
  | { type: "begin"; parts: Parts }
  | { type: "request"; id: number; path: string; body: string | undefined }
  | { type: "connect"; id: number; path: string }
  | { type: "say"; id: number; text: string }
  | { type: "leave"; id: number };

export type FromHouse =
  | { type: "progress"; bytes: number }
  | { type: "ready" }
  | { type: "failed"; why: string; fetched: boolean }
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "told"; id: number; text: string }
  | { type: "closed"; id: number };
