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

/** Count what is fetched on the way, for the line that tells how far it is. */
function countBytes(onBytes: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, on) {
        onBytes(chunk.byteLength);
        on.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
  };
}

/** A module of ours, ready to be called. */
export async function startPython<T>(parts: Parts, module: string, onBytes: (bytes: number) => void): Promise<T> {
  countBytes(onBytes);
  const archive = fetch(parts.archive).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${parts.python}pyodide.mjs`)) as { loadPyodide: Load };
  const python = await loadPyodide({ indexURL: parts.python });
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  const sys = python.pyimport("sys") as { path: { insert(at: number, path: string): void } };
  sys.path.insert(0, PACKAGES);
  return python.pyimport(module) as T;
}
