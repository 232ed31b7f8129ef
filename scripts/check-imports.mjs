// Who imports whom, by dependency-cruiser, which reads components with the Svelte of the web client: the one that it
// would find by itself is an old one, brought along by a game that is only compared with.
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const web = pathToFileURL(join(root, 'packages/web/package.json')).href;
const hook = `export function resolve(name, context, next) {
  return next(name, name === 'svelte/compiler' ? { ...context, parentURL: '${web}' } : context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

process.chdir(root);
process.argv = [...process.argv.slice(0, 2), 'packages'];
await import(pathToFileURL(join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')).href);
