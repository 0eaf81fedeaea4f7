/** Python in a worker: Pyodide, and our sources as they are. */

import type { Parts } from "./messages";

/** What we use of Pyodide. */
interface Pyodide {
  FS: { writeFile(path: string, data: string): void };
  unpackArchive(buffer: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): unknown;
}
type Load = (options: { indexURL: string }) => Promise<Pyodide>;

const PACKAGES = "/lib/pithead";

/** What could not be fetched: Pyodide itself would wait for it for ever. */
export class NotFetched extends Error {}

/** Count what is fetched on the way, for the line that tells how far it is; rejects when something does not come. */
function watchFetches(onBytes: (bytes: number) => void): Promise<never> {
  const plain = self.fetch.bind(self);
  return new Promise((_, reject) => {
    const fail = (trouble: unknown): void => reject(new NotFetched(String(trouble)));
    self.fetch = async (...asked) => {
      try {
        const answer = await plain(...asked);
        if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
        const counter = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, on) {
            onBytes(chunk.byteLength);
            on.enqueue(chunk);
          },
        });
        answer.body.pipeTo(counter.writable).catch(fail);
        return new Response(counter.readable, { status: answer.status, headers: answer.headers });
      } catch (trouble) {
        fail(trouble);
        throw trouble;
      }
    };
  });
}

/** A module of ours, ready to be called. */
export async function startPython<T>(parts: Parts, module: string, onBytes: (bytes: number) => void): Promise<T> {
  const plain = self.fetch;
  const trouble = watchFetches(onBytes);
  try {
    return await Promise.race([begin<T>(parts, module), trouble]);
  } finally {
    self.fetch = plain;
  }
}

async function begin<T>(parts: Parts, module: string): Promise<T> {
  const archive = fetch(parts.archive).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${parts.python}pyodide.mjs`)) as { loadPyodide: Load };
  const python = await loadPyodide({ indexURL: parts.python });
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  const sys = python.pyimport("sys") as { path: { insert(at: number, path: string): void } };
  sys.path.insert(0, PACKAGES);
  return python.pyimport(module) as T;
}
