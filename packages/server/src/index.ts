export { FARTHEST_PORT_TRIED, type ListenOptions, listen, USUAL_PORT } from './listen.ts';
export { createServer, type ServerOptions } from './server.ts';
