/** The rules to read, and what is said around them: for whoever looks one up. */
export * from './reference/index.ts';
