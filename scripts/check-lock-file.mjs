// package-lock.json must install from any registry, and on the oldest Node.js that Horta runs on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import { root } from './setup.mjs';

/** What is wrong with the text of a lock file, line by line or package by package. */
export function lockFileFaults(text, overrides = {}) {
  const lock = JSON.parse(text);
  return [...addressFaults(text), ...engineFaults(lock), ...tagFaults(lock, overrides)];
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

/** `npm ci` refuses the whole lock file as soon as a tag ("latest") is moved to a version that is not in it. */
function tagFaults({ packages }, overrides) {
  return Object.entries(packages).flatMap(([path, { link, dependencies = {} }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return Object.entries(dependencies)
      .filter(([, range]) => !link && /^[a-z][\w-]*$/i.test(range) && semver.validRange(range) === null)
      .filter(([dependency]) => overrides[name]?.[dependency] === undefined)
      .map(([dependency, tag]) => `${path} wants ${dependency}@${tag}, a tag that moves: override it`);
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const faults = lockFileFaults(readFileSync(join(root, 'package-lock.json'), 'utf8'), overrides);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
