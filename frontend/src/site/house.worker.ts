/** The house of the tables, in a worker of the page. */

import { Bots } from "./bots";
import { locks } from "./locks";
import type { FromHouse, Parts, ToHouse } from "./messages";
import { NotFetched, startPython } from "./python";
import { shelf } from "./shelf";

interface Line {
  say(text: string): void;
  leave(): void;
}
interface Wire {
  told(text: string): void;
  closed(): void;
}
interface Door {
  request(path: string, body: string | undefined): Promise<string>;
  connect(path: string, wire: Wire): Line;
}
interface Module {
  open_door(shelf: unknown, askBot: (question: string, seconds: number) => Promise<string>, locks: unknown): Door;
}

const SETTLED = 2_000;

const tell = (message: FromHouse): void => postMessage(message);
const lines = new Map<number, Line>();
let door: Promise<Door> | null = null;

async function begin(parts: Parts): Promise<Door> {
  const module = await startPython<Module>(parts, "pithead.site.worker", (bytes) => tell({ type: "progress", bytes }));
  const bots = new Bots(parts);
  const opened = module.open_door(shelf, (question, seconds) => bots.ask(question, seconds), locks);
  tell({ type: "ready" });
  // The second Python starts when the first question is on the table; till then the first thinks for the bots, too.
  setTimeout(() => bots.start(), SETTLED);
  return opened;
}

async function request(id: number, path: string, body: string | undefined): Promise<void> {
  const said = await (await door!).request(path, body);
  const space = said.indexOf(" ");
  tell({ type: "answer", id, status: Number(said.slice(0, space)), text: said.slice(space + 1) });
}

async function connect(id: number, path: string): Promise<void> {
  const wire: Wire = {
    told: (text) => tell({ type: "told", id, text }),
    closed: () => {
      lines.delete(id);
      tell({ type: "closed", id });
    },
  };
  lines.set(id, (await door!).connect(path, wire));
}

onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.type === "begin") {
    door = begin(data.parts);
    door.catch((trouble: unknown) =>
      tell({ type: "failed", why: String(trouble), fetched: !(trouble instanceof NotFetched) }),
    );
  } else if (data.type === "request") void request(data.id, data.path, data.body);
  else if (data.type === "connect") void connect(data.id, data.path);
  else if (data.type === "say") lines.get(data.id)?.say(data.text);
  else lines.get(data.id)?.leave();
};
