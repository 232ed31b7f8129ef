/** The bots' search: simulations a second, for each game, at tables of two and of four. */
import { type Bot, loadBot } from '@horta/bots';
import { findGame, type GameState, isOver, options, pending, playLegal, randomFromSeed } from '@horta/engine';
import type { Contestant } from './contestant.ts';
import { type Edition, editionsOf } from './editions.ts';
import { rulesFor } from './horta.ts';

interface Search extends Edition {
  readonly players: number;
}

const EDITIONS = editionsOf({
  '1893': [
    { id: '1893', name: 'second edition', options: {} },
    { id: 'belle-epoque', name: 'Belle Époque', options: { belleEpoque: true } },
  ],
  '1893-first-edition': [{ id: 'first-edition', name: 'first edition', options: {} }],
  '1897': [{ id: '1897', name: 'Bruxelles 1897', options: {} }],
});

export const SEARCHES: readonly Search[] = EDITIONS.flatMap((edition) =>
  [2, 4].map((players) => ({
    ...edition,
    players,
    id: `search-${edition.id}-${players}`,
    name: `${edition.name}, ${players} players`,
  })),
);

/** A slice of a round has room for a few decisions at least. */
const BOT = 'master@100';
const POSITIONS = 32;

export async function openSearch(search: Search, seed: string): Promise<Contestant[]> {
  const bot = await loadBot(BOT, search);
  const views = viewsOf(search, seed);
  return [
    {
      id: search.id,
      weight: 1,
      // A slice has time for some of the positions: each begins with another one.
      begin: (random) => {
        const first = random.below(views.length);
        return (number) => {
          const view = views[(first + number) % views.length] as GameState;
          const { simulations } = explained(bot)(view, random);
          return { count: simulations, forced: 0 };
        };
      },
    },
  ];
}

/** An explanation tells how many simulations there were: a search that is settled stops early. */
function explained({ explain }: Bot): Required<Bot>['explain'] {
  if (explain === undefined) throw new Error(`${BOT} does not think`);
  return explain;
}

/** What the seats that decide see, from all moments of random games alike, where there is a choice. */
function viewsOf({ game: id, options: chosen, players }: Search, seed: string): GameState[] {
  const game = findGame(id);
  const rules = rulesFor(players, id, chosen);
  const random = randomFromSeed(`${seed} search`);
  const views: GameState[] = [];
  for (let number = 0; views.length < POSITIONS; number++) {
    const s = game.start(rules, `${seed} search ${number}`, {});
    while (!isOver(s)) {
      const legal = options(s);
      if (legal.length > 1 && random.below(16) === 0) views.push(rules.view(s, pending(s)?.player ?? 0));
      playLegal(s, legal[random.below(legal.length)] as number);
    }
  }
  return views.slice(0, POSITIONS);
}
