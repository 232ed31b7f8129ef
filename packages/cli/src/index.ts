/** The command line as a function: what `main` calls. */
export type { Terminal } from './command.ts';
export { horta } from './horta.ts';
