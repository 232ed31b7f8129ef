import {
  allEyes,
  type FieldsOf,
  findGame,
  hiddenCards,
  options,
  type Ruleset,
  randomFromSeed,
  rulesOf,
  UNKNOWN,
} from '@horta/engine';
import type { Pool, State } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { checkViews } from './check-views.ts';
import { type Finding, findingOf } from './finding.ts';
import { checkHidden } from './hidden.ts';

/** Bruxelles 1893 with one more place for prestige cards that nobody sees. */
interface StateWithVault extends State {
  vault: readonly number[];
}

/** All that is said of it. */
const VAULT: Pick<FieldsOf<StateWithVault, Pool>, 'vault'> = { vault: hiddenCards('prestige') };

type Change = (rules: Ruleset<StateWithVault>) => Partial<Ruleset<StateWithVault>>;

/** Two cards of the deck lie in the vault. */
function stateWithVault(change: Change = () => ({})): StateWithVault {
  const game = findGame('1893');
  const plain = rulesOf(game, 4, {}, game.pack) as Ruleset<StateWithVault>;
  const withVault: Ruleset<StateWithVault> = {
    ...plain,
    fields: { ...plain.fields, ...VAULT },
    clone: (s) => ({ ...plain.clone(s), vault: s.vault }),
    // They would miss the cards of the vault.
    faults: () => [],
  };
  const rules: Ruleset<StateWithVault> = { ...withVault, ...change(withVault) };
  const s = game.start(rules, 'vault', {}) as StateWithVault;
  return { ...s, vault: s.prestigeDeck.slice(0, 2), prestigeDeck: s.prestigeDeck.slice(2) };
}

function findingOfChecks(check: () => void): Finding | undefined {
  try {
    check();
  } catch (error) {
    return findingOf(error);
  }
  return undefined;
}

function findingIn(s: StateWithVault): Finding | undefined {
  return findingOfChecks(() => checkViews(s, options(s), 'any step', randomFromSeed('views')));
}

describe('a field more, declared as cards that nobody sees', () => {
  test('is hidden from every seat and from spectators', () => {
    const s = stateWithVault();
    for (const eyes of allEyes(s.rules)) {
      const view = s.rules.view(s, eyes) as StateWithVault;
      expect(view.vault).toEqual([UNKNOWN, UNKNOWN]);
      expect(s.vault).not.toContain(UNKNOWN);
    }
  });

  test('is dealt with the other cards of its pool', () => {
    const s = stateWithVault();
    const random = randomFromSeed('vault');
    const cards = ({ prestigeDeck, vault }: StateWithVault) =>
      [...prestigeDeck, ...vault].toSorted((a, b) => a - b);
    const view = s.rules.view(s, 'spectator');
    const samples = Array.from({ length: 40 }, () => s.rules.sample(view, random) as StateWithVault);
    for (const sample of samples) expect(cards(sample)).toEqual(cards(s));
    expect(new Set(samples.map(({ vault }) => vault.join())).size).toBeGreaterThan(30);
  });

  test('is checked: nothing is wrong with it as it is', () => {
    expect(findingIn(stateWithVault())).toBeUndefined();
  });

  test.each<[fault: string, check: string, Change]>([
    [
      'a view that shows its cards',
      'view',
      (rules) => ({ view: (s, eyes) => ({ ...rules.view(s, eyes), vault: s.vault }) }),
    ],
    [
      'a view that shows them to spectators',
      'view',
      (rules) => ({
        view: (s, eyes) => ({ ...rules.view(s, eyes), ...(eyes === 'spectator' ? { vault: s.vault } : {}) }),
      }),
    ],
    [
      'a view with fewer of them',
      'view',
      (rules) => ({ view: (s, eyes) => ({ ...rules.view(s, eyes), vault: [] }) }),
    ],
    [
      'a sample without them',
      'sample',
      (rules) => ({ sample: (view, random) => ({ ...rules.sample(view, random), vault: view.vault }) }),
    ],
  ])('is checked: %s is found', (_, check, change) => {
    expect(findingIn(stateWithVault(change))).toMatchObject({ check, about: 'vault' });
  });
});

describe('what these eyes may see', () => {
  const firstEdition = findGame('1893-first-edition');
  const rules = rulesOf(firstEdition, 3, {}, firstEdition.pack) as Ruleset<State>;

  /** Seats 1 and 3 have seen the lowest artwork of the pile. */
  function seenPile(): State {
    const s = firstEdition.start(rules, 'pile', {}) as State;
    return { ...s, artworkSeenBy: s.artworkSeenBy.with(0, 0b101) };
  }

  test('is what each has seen, and no more', () => {
    const s = seenPile();
    for (const eyes of allEyes(rules)) expect(() => checkHidden(s, rules.view(s, eyes), eyes)).not.toThrow();
  });

  test.each([
    ['one that the seat has seen is not shown', 0, { artworkPile: 'hidden' }, 'artworkPile'],
    ['one that it has not seen is shown', 1, { artworkPile: 'shown' }, 'artworkPile'],
    ['one is shown to a spectator', 'spectator', { artworkPile: 'shown' }, 'artworkPile'],
    ['who has seen it is told to a seat', 2, { artworkSeenBy: 'shown' }, 'artworkSeenBy'],
    ['who has seen it is told to a spectator', 'spectator', { artworkSeenBy: 'shown' }, 'artworkSeenBy'],
    ['chance is shown as far as it goes', 'spectator', { randomBlock: 'shown' }, 'randomBlock'],
    ['what is open is covered', 'spectator', { money: 'hidden' }, 'money'],
  ] as const)('is found to be wrong where %s', (_, eyes, change, about) => {
    const s = { ...seenPile(), randomBlock: 7 };
    const view: Record<string, unknown> = { ...rules.view(s, eyes) };
    for (const [name, how] of Object.entries(change)) {
      const value = s[name as keyof State] as number | readonly number[];
      view[name] = how === 'shown' || typeof value === 'number' ? value : value.map(() => UNKNOWN);
    }
    const finding = findingOfChecks(() => checkHidden(s, view as unknown as State, eyes));
    expect(finding).toMatchObject({ check: 'view', about });
  });
});
