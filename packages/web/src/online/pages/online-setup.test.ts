import { GAMES } from '@horta/engine';
import { tableSetup } from '@horta/online/schemas';
import { describe, expect, it } from 'vitest';
import { readOnlineSetup, toTableSetup, within } from './online-setup.ts';

describe('a table that is opened', () => {
  it('is for people, by link, live, with undo by agreement and without hints, if nothing else is wished', () =>
    expect(toTableSetup(readOnlineSetup('{}'))).toEqual({
      ...{ game: '1893', options: {}, isListed: false, mayBeWatched: true, takingBack: 'agreed' },
      ...{ hasHints: false, seats: [{ for: 'person' }, { for: 'person' }, { for: 'person' }] },
      pace: { kind: 'live', minutes: 30, increment: 30 },
    }));
  it.each(['', 'null', '[]', '{"game":7,"minutes":"x","kind":3}'])('survives %s', (json) =>
    expect(tableSetup.safeParse(toTableSetup(readOnlineSetup(json))).success).toBe(true),
  );
  it('comes back as it was kept', () => {
    const setup = readOnlineSetup('{}');
    setup.game.players = 4;
    setup.game.seats[2].kind = 'master';
    setup.game.options = { '1893': { belleEpoque: true } };
    setup.kind = 'days';
    setup.reserve = 0;
    setup.isListed = true;
    const again = toTableSetup(readOnlineSetup(JSON.stringify(setup)));
    expect(again).toEqual(toTableSetup(setup));
    expect(again.options).toEqual({ belleEpoque: true });
    expect(again.seats[2]).toEqual({ for: 'bot', bot: 'master' });
    expect(again.pace).toEqual({ kind: 'days', days: 2, reserve: 0 });
  });
  it('has a seat for whoever opens it', () => {
    const setup = readOnlineSetup('{}');
    setup.game.seats[0].kind = 'master';
    expect(toTableSetup(readOnlineSetup(JSON.stringify(setup))).seats[0]).toEqual({ for: 'person' });
  });
  it('can have every value of every option, and every number of players', () => {
    for (const game of GAMES)
      for (const { id, values } of game.options)
        for (const { value } of values) {
          const setup = readOnlineSetup('{}');
          setup.game = {
            ...setup.game,
            game: game.id,
            players: game.maxPlayers,
            options: { [game.id]: { [id]: value } },
          };
          const made = toTableSetup(setup);
          expect(tableSetup.safeParse(made).success).toBe(true);
          expect(made.options).toEqual({ [id]: value });
          expect(made.seats).toHaveLength(game.maxPlayers);
        }
  });
  it('has numbers that the server takes', () => {
    expect(within('minutes', 0)).toBe(1);
    expect(within('minutes', 12.4)).toBe(12);
    expect(within('days', 99)).toBe(14);
    expect(within('increment', undefined)).toBe(30);
    expect(within('reserve', Number.NaN)).toBe(5);
  });
});
