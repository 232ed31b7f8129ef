// What has changed in the work tree, by git's word.
import { outputOf } from './setup.mjs';

/** The commit that a change is measured from; undefined if the one that was named is not there. */
export async function startOfChange(named) {
  if (named !== undefined) return commitOf(named);
  const upstream = (await commitOf('@{upstream}')) ?? (await commitOf('origin/HEAD'));
  const { code, output } = await git('merge-base', 'HEAD', upstream ?? 'HEAD');
  return code === 0 ? output.trim() : commitOf('HEAD');
}

/** Files that differ from that commit, those included that git does not know yet; by their paths from the root. */
export async function changedFiles(since) {
  const [changed, unknown] = await Promise.all([
    git('diff', '--name-only', '-z', since, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const names = `${changed.output}${unknown.output}`.split('\0').filter((name) => name !== '');
  return [...new Set(names)].sort();
}

async function commitOf(name) {
  const { code, output } = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  );
  return code === 0 ? output.trim() : undefined;
}

function git(...args) {
  return outputOf('git', args);
}
