/** The door to a server: plain requests, and a websocket. */

import type { Transport } from "./transport";

export const transport: Transport = {
  local: false,
  async request(path, { body, signal } = {}) {
    const init: RequestInit = { signal: signal ?? null };
    if (body !== undefined) {
      Object.assign(init, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    }
    const answer = await fetch(path, init);
    return { status: answer.status, text: await answer.text() };
  },
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as ReturnType<Transport["connect"]>;
  },
  catalogue: (language, file) => `/locale/${language}/${file}.ftl`,
};
