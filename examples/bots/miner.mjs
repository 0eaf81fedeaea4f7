// A bot for Pithead's arena in JavaScript, for Node: in Brass Empire it mines whenever it can and
// otherwise buys or plays what comes first; in Rockwell it prefers to deliver and to move on.
//
//     pithead arena brass_empire --contender "exec:node examples/bots/miner.mjs" --against random
//
// It speaks the protocol of docs/protocol.md: one JSON object a line, in and out.

import { createInterface } from "node:readline";

const LIKES = ["mine", "play", "reserve", "buy", "deliver", "power", "move", "end", "pass"];

function answer(question) {
  for (const verb of LIKES) {
    const found = question.legal.find((action) => action.split(" ")[0] === verb);
    if (found) return found;
  }
  return question.legal[0];
}

function reply(message) {
  if (message.type === "start") return { type: "ready", name: "miner" };
  if (message.type === "choose") return { type: "action", id: message.id, action: answer(message) };
  if (message.type === "quit") process.exit(0);
  return null; // "end": the game is over, there is nothing to say
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const said = reply(JSON.parse(line));
  if (said) process.stdout.write(JSON.stringify(said) + "\n");
});
