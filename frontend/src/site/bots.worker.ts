/** Bots think here: a question comes in with its number, an answer goes out. 0 says that all is ready. */

import type { Parts } from "./messages";
import { startPython } from "./python";

interface Module {
  think(question: string): string;
}

let module: Promise<Module> | null = null;

async function begin(parts: Parts): Promise<Module> {
  const started = await startPython<Module>(parts, "pithead.site.worker", () => undefined);
  postMessage({ id: 0, said: "" });
  return started;
}

async function answer(id: number, question: string): Promise<void> {
  postMessage({ id, said: (await module!).think(question) });
}

onmessage = ({ data }: MessageEvent<Parts | { id: number; question: string }>) => {
  if ("id" in data) void answer(data.id, data.question);
  else module = begin(data);
};
