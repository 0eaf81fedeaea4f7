export { http as transport } from "./http";
export type { Asking, Answer, Socket, Transport } from "./transport";
