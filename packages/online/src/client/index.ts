/** How a page talks with a server: for browsers, tests and programs. */
export type { AnswerTo, ClientAnswer, ClientFault } from './calls.ts';
export { type Connection, type ConnectionStatus, connect, socketAddress } from './connection.ts';
export { createOnlineHost, type OnlineHost } from './host.ts';
export type { Timers, WebSocketLike } from './socket.ts';
