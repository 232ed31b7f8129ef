/** What a server goes through in tests, and at length in `npm run endure`. */
export { backupTrial } from './backups.ts';
export { fullTrial } from './full.ts';
export { fuzzTrial } from './fuzz/fuzz.ts';
export { killTrial } from './kills.ts';
