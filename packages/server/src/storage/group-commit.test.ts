import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';
import { StorageFault, type Write } from './storage.ts';

function named(...digests: string[]): Write[] {
  return digests.map((digest) => ({ write: 'end-session', digest }));
}

/** Takes what it is given; `bad` goes against something. */
function recorder() {
  const commits: string[][] = [];
  const group = groupCommit(
    async (groups) => {
      const names = groups.flat().map((write) => (write.write === 'end-session' ? write.digest : ''));
      commits.push(names);
      await Promise.resolve();
      if (names.includes('bad')) throw new Error('conflict');
      if (names.includes('full')) throw new Error('full');
      return groups.map((group) => group.map(() => undefined));
    },
    (error) => (error as Error).message === 'conflict',
  );
  return { group, commits };
}

test('what comes within a turn is one commit, what comes meanwhile the next', async () => {
  const { group, commits } = recorder();
  const first = ['a', 'b'].map((name) => group.write(named(name)));
  const later = first[0]?.then(() => group.write(named('c')));
  await Promise.all([...first, later]);
  expect(commits).toEqual([['a', 'b'], ['c']]);
});

test('one that goes against something is refused alone', async () => {
  const { group } = recorder();
  const results = await Promise.allSettled(
    ['a', 'b', 'bad', 'c', 'd'].map((name) => group.write(named(name))),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('what belongs together stays together, whoever else goes against something', async () => {
  const { group, commits } = recorder();
  const together = ['a', 'c', 'e', 'g'].map((name, i) => group.write(named(name, 'bdfh'[i] ?? '')));
  const results = await Promise.allSettled([...together, group.write(named('i', 'bad'))]);
  expect(results.map(({ status }) => status)).toEqual([...together.map(() => 'fulfilled'), 'rejected']);
  const stored = commits.filter((names) => !names.includes('bad'));
  expect(stored.flat()).toEqual([...'abcdefgh']);
  for (const names of stored) expect(names.length % 2).toBe(0);
});

test('a commit that fails refuses everything in it, and nothing else', async () => {
  const { group, commits } = recorder();
  const results = await Promise.allSettled(['a', 'full', 'b'].map((name) => group.write(named(name))));
  for (const result of results)
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(StorageFault);
  expect(commits).toHaveLength(1);
  await expect(group.write(named('c'))).resolves.toEqual([undefined]);
});
