#!/usr/bin/env node
// The command as npm links it: npm does so when it installs, and then there is no build yet.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error('horta is not built yet: npm run build');
  process.exitCode = 2;
}
