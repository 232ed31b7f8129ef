// package-lock.json must install from any registry, and on the oldest Node.js that Horta runs on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import { root } from './setup.mjs';

/** What is wrong with the text of a lock file, line by line or package by package. */
export function lockFileFaults(text) {
  return [...addressFaults(text), ...engineFaults(JSON.parse(text))];
}

function addressFaults(text) {
  return text
    .split('\n')
    .flatMap((line, i) =>
      /"resolved": "(https?|git)|\bregistry\.[a-z]|npmjs\.|yarnpkg\./.test(line)
        ? [`package-lock.json:${i + 1} names an address: ${line.trim()}`]
        : [],
    );
}

/** npm merely warns of a package that wants a newer Node.js, and who installs it believes that something is wrong. */
function engineFaults({ packages }) {
  const ours = packages['']?.engines?.node;
  if (ours === undefined) return ['package-lock.json does not say which Node.js Horta needs'];
  const { version: oldest } = semver.minVersion(ours);
  return Object.entries(packages).flatMap(([path, { version, engines }]) => {
    const theirs = engines?.node ?? '*';
    if (semver.satisfies(oldest, theirs)) return [];
    return [`${path} ${version} wants Node.js ${theirs}; Horta runs on ${oldest}`];
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = lockFileFaults(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
