/** Bots think here: a question comes in, its answer goes out. A first message without one says that all is ready. */

import type { Parts } from "./messages";
import { startPython } from "./python";

interface Module {
  think(question: string): string;
}

let module: Promise<Module> | null = null;

async function begin(parts: Parts): Promise<Module> {
  const started = await startPython<Module>(parts, "pithead.site.worker", () => undefined);
  postMessage(null);
  return started;
}

onmessage = async ({ data }: MessageEvent<Parts | string>) => {
  if (typeof data === "string") postMessage((await module!).think(data));
  else {
    module = begin(data);
    // An error that nobody catches tells whoever started this worker.
    module.catch((trouble: unknown) => setTimeout(() => reportError(trouble)));
  }
};
