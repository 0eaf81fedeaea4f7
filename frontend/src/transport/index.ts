export { transport } from "#door";
export type { Asking, Answer, Socket, Transport } from "./transport";
