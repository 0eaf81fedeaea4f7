/**
 * How the page reaches the house that keeps its tables. Paths and messages are those of docs/tables.md, whichever
 * door they go through.
 */

export interface Asking {
  /** A request with a body changes something; one without asks. */
  body?: string;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  text: string;
}

/** A live connection, as much of a websocket as the page uses. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** The tables are kept in this browser and nobody else can come to them. */
  local: boolean;
  /** Rejects if nobody can be reached. */
  request(path: string, asking?: Asking): Promise<Answer>;
  connect(path: string): Socket;
  /** The address of a catalogue of words. */
  catalogue(language: string, file: string): string;
}
