/**
 * The contract of page and host (contract.ts) as tests: every host is handed to them. Tests only; apart from the rest, so
 * that hosts of other packages can be tried with it.
 */
import { findGame, loadGame, type Pack } from '@horta/engine';
import { afterEach, describe, expect, test } from 'vitest';
import type { NewGame } from './contract.ts';
import {
  type AnyHost,
  anything,
  faultOf,
  type Guest,
  glance,
  joined,
  playedOut,
  told,
  until,
  value,
} from './host-guest.ts';

export { anything, faultOf, type Guest, glance, joined, until, value } from './host-guest.ts';

/** How people are called who sit at tables of hosts that are tried. */
export const PLAYER = 'Ana';

/** A host in a world of its own, as someone called `PLAYER` meets it who plays all people's seats of its tables. */
export interface TriedHost {
  readonly host: AnyHost;
  /** What is hidden may be seen by whoever has the device: records of games in progress are given, not refused. */
  readonly isOfThisDevice: boolean;
  /** From now on nothing can be stored. */
  breakStorage(): void;
  /** Ends what it has begun. */
  close(): Promise<void>;
}

const PERSON = { name: PLAYER, bot: undefined };
const BOT = { name: '', bot: 'random' };
const SEED = 'a seed that nobody is told';
const PAIR: NewGame = { game: '1893', options: {}, sitters: [PERSON, PERSON], seed: SEED };
const ALONE: NewGame = { ...PAIR, sitters: [PERSON, BOT] };

export function describeHost(name: string, make: () => TriedHost | Promise<TriedHost>): void {
  describe(name, () => {
    const made: TriedHost[] = [];
    afterEach(async () => {
      for (const tried of made.splice(0)) await tried.close();
    });

    async function tried(): Promise<TriedHost> {
      const fresh = await make();
      made.push(fresh);
      return fresh;
    }

    async function seated(
      wanted: NewGame = PAIR,
      playsForced = false,
      at?: AnyHost,
    ): Promise<Guest & { host: AnyHost }> {
      const host = at ?? (await tried()).host;
      const id = value(await host.create(wanted));
      return { ...(await joined(host, id, playsForced)), host };
    }

    /** A game that was played to its end, at a table that was left. */
    async function finished(wanted: NewGame = ALONE, at?: AnyHost): Promise<Guest & { host: AnyHost }> {
      const guest = await seated(wanted, true, at);
      await playedOut(guest);
      await guest.host.leave(guest.id);
      return guest;
    }

    describe('joining', () => {
      test('the whole is told, with the options of whoever decides', async () => {
        const { messages, sight } = await seated();
        expect(told(messages)[0]).toMatchObject({ kind: 'whole', revision: 0, onlookers: [0, 1] });
        expect(sight().now.decision?.options?.length).toBeGreaterThan(0);
        expect(sight().views).toHaveLength(1);
      });

      test('a table that there is not is refused', async () => {
        const { host } = await tried();
        expect(faultOf(await host.join('nowhere', { playsForced: false }, () => {}))).toBe('no-such-game');
        expect(faultOf(await host.exportText('nowhere'))).toBe('no-such-game');
      });

      test('at a table that was left nothing can be asked for, and nothing is told', async () => {
        const { host, id, ask, messages } = await seated();
        await host.leave(id);
        const count = messages.length;
        expect(faultOf(await ask({ what: 'decide', option: 0 }))).toBe('no-such-game');
        expect(messages).toHaveLength(count);
      });

      test('who watches bots may see all, but not what chance will bring', async () => {
        const { messages, sight } = await seated({ ...PAIR, sitters: [BOT, BOT] });
        await until(() => expect(sight().now.decision).toBeUndefined());
        expect(told(messages)[0]).toMatchObject({ kind: 'whole', onlookers: ['all'] });
        expect(JSON.stringify(messages)).not.toContain(SEED);
      });
    });

    describe('a game that is over', () => {
      test('is told from the eyes of every seat, the people’s first, to whoever joins', async () => {
        const { host, id, sight: before } = await finished({ ...ALONE, game: '1893-first-edition' });
        const { messages, sight } = await joined(host, id, true);
        expect(told(messages)[0]).toMatchObject({ kind: 'whole', onlookers: [0, 1] });
        expect(sight().views.every(({ length }) => length === 2)).toBe(true);
        expect(sight().played).toEqual(before().played);
        expect(sight().now).toEqual(before().now);
        expect(JSON.stringify(messages)).not.toContain(SEED);
      });

      test('is not told from others’ eyes before its end, nor while it comes to it', async () => {
        const { host, id, sight, messages } = await finished();
        expect(sight().onlookers).toEqual([0]);
        for (const one of told(messages))
          for (const { changes } of one.chapters) expect(changes).toHaveLength(1);
        await host.leave(id);
      });

      test('of bots is told from the eyes of every seat too', async () => {
        const { host, id } = await finished({ ...PAIR, sitters: [BOT, BOT] });
        expect((await joined(host, id, false)).sight().onlookers).toEqual(['all', 0, 1]);
      });
    });

    describe('playing on from a game that is over', () => {
      const SITTERS = [BOT, PERSON];

      test('makes a new table of its first decisions, which says what it is', async () => {
        const { host, id } = await finished();
        const whole = await joined(host, id, false);
        const position = 20;
        const copy = value(await host.playOn(id, position, SITTERS));
        expect(copy).not.toBe(id);
        const origin = { table: id, position };
        const listed = value(await host.list());
        expect(listed.find((game) => game.id === copy)).toMatchObject({
          origin,
          moves: position,
          isOver: false,
        });
        expect(listed.find((game) => game.id === id)?.origin).toBeUndefined();
        const { sight } = await joined(host, copy, false);
        expect(sight().origin).toEqual(origin);
        expect(sight().sitters).toEqual(SITTERS);
        expect(sight().onlookers).toEqual([1]);
        expect(
          sight()
            .played.slice(0, position)
            .map(({ move }) => move),
        ).toEqual(
          whole
            .sight()
            .played.slice(0, position)
            .map(({ move }) => move),
        );
        // Kept like any other, and the game that it comes from is as it was.
        await host.leave(copy);
        expect((await joined(host, copy, false)).sight().origin).toEqual(origin);
        expect(glance((await joined(host, id, false)).sight())).toEqual(glance(whole.sight()));
      });

      test('goes on with the bots that sit there, to its own end', async () => {
        const { host, id } = await finished();
        const guest = await joined(host, value(await host.playOn(id, 0, SITTERS)), true);
        await playedOut(guest);
        expect(guest.sight().played.length).toBeGreaterThan(20);
      });

      test('nobody goes back behind what it began with', async () => {
        const { host, id } = await finished({ ...PAIR });
        const { sight: before } = await joined(host, id, false);
        const position = 1;
        const { seat } = before().played[0]?.move ?? { seat: 0 };
        const { ask, sight } = await joined(
          host,
          value(await host.playOn(id, position, [PERSON, PERSON])),
          false,
        );
        expect(sight().now.seats.map(({ barrier }) => barrier)).toEqual(['nothing-played', 'nothing-played']);
        expect(faultOf(await ask({ what: 'take-back' }, { seat }))).toBe('undo-nothing-played');
        expect(faultOf(await ask({ what: 'reset' }, { seat }))).toBe('undo-nothing-played');
        value(await ask(anything(sight())));
        expect(faultOf(await ask({ what: 'offer', agreement: { on: 'back', stands: 0 } }, { seat }))).toBe(
          'undo-nothing-played',
        );
        value(await ask({ what: 'offer', agreement: { on: 'back', stands: position } }, { seat }));
      });

      test('is refused before the end, where there is nothing to decide, and with sitters that can’t be', async () => {
        const { host } = await tried();
        const { id } = await seated(ALONE, false, host);
        expect(faultOf(await host.playOn(id, 0, SITTERS))).toBe('not-over');
        expect(faultOf(await host.playOn('nowhere', 0, SITTERS))).toBe('no-such-game');
        const over = await finished(ALONE, host);
        const { length } = over.sight().played;
        for (const position of [length, length + 1, -1, 0.5, Number.NaN])
          expect(faultOf(await host.playOn(over.id, position, SITTERS))).toBe('illegal');
        for (const sitters of [[PERSON], [PERSON, { name: '', bot: 'oracle' }]])
          expect(faultOf(await host.playOn(over.id, 0, sitters))).toBe('not-a-record');
        expect(value(await host.list())).toHaveLength(2);
      });
    });

    describe('a component pack', () => {
      /** In which one begins with other francs. */
      async function corrected(): Promise<Pack> {
        await loadGame('1893');
        const { pack } = findGame('1893');
        const components = { ...pack.components, startFrancs: { value: [9, 8, 7, 6, 5], origin: 'printed' } };
        return { ...pack, id: 'box', name: 'My box', components };
      }

      test('is what the table is played with, and listed with', async () => {
        const { host, sight } = await seated({ ...PAIR, pack: await corrected() });
        expect(sight().views[0]?.[0]?.rules.pack.components).toMatchObject({
          startFrancs: { value: [9, 8, 7, 6, 5] },
        });
        expect(value(await host.list())).toMatchObject([{ pack: 'My box' }]);
      });

      test('goes on with the game, into its record and into a game that is played on from it', async () => {
        const { host, id } = await finished({ ...ALONE, pack: await corrected() });
        expect(value(await host.exportText(id))).toContain('My box');
        const next = value(await host.playOn(id, 0, [PERSON, BOT]));
        expect(value(await host.list()).find((saved) => saved.id === next)).toMatchObject({ pack: 'My box' });
        const guest = await joined(host, next, true);
        await playedOut(guest);
        expect(guest.sight().now.decision).toBeUndefined();
      });

      test('is none if it is the game’s own', async () => {
        await loadGame('1893');
        const { host } = await seated({ ...PAIR, pack: findGame('1893').pack });
        expect(value(await host.list())[0]?.pack).toBeUndefined();
      });

      test('with faults, of another game or without a part that is needed is refused, and nothing is begun', async () => {
        const { host } = await tried();
        const pack = await corrected();
        const { belleEpoque: _, ...components } = pack.components as { belleEpoque?: unknown };
        const refused: NewGame[] = [
          { ...PAIR, pack: { ...pack, components: { ...pack.components, stock: [] } } },
          { ...PAIR, pack: { ...pack, name: '' } },
          { ...PAIR, game: '1893-first-edition', pack },
          { ...PAIR, options: { belleEpoque: true }, pack: { ...pack, components } },
        ];
        for (const wanted of refused) expect(faultOf(await host.create(wanted))).toBe('bad-pack');
        expect(value(await host.list())).toEqual([]);
      });
    });

    describe('deciding', () => {
      test('what was acknowledged is told, and is there for whoever comes later', async () => {
        const { host, id, ask, sight, messages } = await seated();
        const before = sight().revision;
        const revision = value(await ask(anything(sight())));
        expect(revision).toBeGreaterThan(before);
        expect(glance(sight())).toMatchObject({ revision, played: { length: 1 } });
        const news = told(messages).at(-1);
        expect(news).toMatchObject({ kind: 'news', since: before, revision, kept: 0 });
        await host.leave(id);
        const later = await joined(host, id, false);
        expect(glance(later.sight())).toEqual(glance(sight()));
      });

      test('every chapter follows the one before, up to the end of a game', async () => {
        const { ask, sight } = await seated({ ...PAIR, game: '1897' }, true);
        while (sight().now.decision !== undefined) value(await ask(anything(sight())));
        expect(sight().played.length).toBeGreaterThan(20);
        expect(sight().views).toHaveLength(sight().played.length + 1);
      });

      test('sent twice, it counts once', async () => {
        const { ask, sight } = await seated();
        const wish = anything(sight());
        const named = { id: 'the same', revision: 0, seat: sight().now.decision?.seat ?? 0 };
        const answers = await Promise.all([ask(wish, named), ask(wish, named)]);
        expect(answers.map(value)).toEqual([1, 1]);
        expect(value(await ask(wish, named))).toBe(1);
        expect(sight().played).toHaveLength(1);
      });

      test('another request by the same name is refused', async () => {
        const { ask, sight } = await seated();
        const wish = anything(sight());
        const named = { id: 'the same', revision: 0, seat: sight().now.decision?.seat ?? 0 };
        value(await ask(wish, named));
        expect(faultOf(await ask({ what: 'decide', option: wish.option + 1 }, named))).toBe('request-reused');
        expect(faultOf(await ask({ what: 'take-back' }, { ...named, revision: 1 }))).toBe('request-reused');
        expect(sight().played).toHaveLength(1);
      });

      test('a decision about another position is stale', async () => {
        const { ask, sight } = await seated();
        const { seat = 0 } = sight().now.decision ?? {};
        value(await ask(anything(sight())));
        const before = structuredClone(sight().now);
        for (const revision of [0, 99, -1, 0.5, Number.NaN])
          expect(faultOf(await ask({ what: 'decide', option: 0 }, { revision, seat }))).toBe('stale');
        expect(sight().now).toEqual(before);
      });

      test.each([999, -1, 0.5, Number.NaN])(
        'the illegal choice %d is refused and changes nothing',
        async (option) => {
          const { ask, sight } = await seated();
          expect(faultOf(await ask({ what: 'decide', option }))).toBe('illegal');
          expect(glance(sight())).toMatchObject({ revision: 0, played: [] });
        },
      );

      test('nobody decides for another seat', async () => {
        const { ask, sight } = await seated();
        const seat = 1 - (sight().now.decision?.seat ?? 0);
        expect(faultOf(await ask({ what: 'decide', option: 0 }, { seat }))).toBe('not-your-turn');
        expect(sight().revision).toBe(0);
      });

      test.each([1, 2, -1, 0.5])('nobody here plays seat %d', async (seat) => {
        const { ask, sight } = await seated(ALONE);
        await until(() => expect(sight().now.decision?.seat).toBe(0));
        const { revision } = sight();
        expect(faultOf(await ask({ what: 'decide', option: 0 }, { seat }))).toBe('not-your-seat');
        expect(faultOf(await ask({ what: 'take-back' }, { seat }))).toBe('not-your-seat');
        expect(sight().revision).toBe(revision);
      });
    });

    describe('choices without alternative', () => {
      test.each([true, false])('are made by the table if the seat wishes so: %s', async (playsForced) => {
        const { ask, sight } = await seated({ ...ALONE, game: '1893' }, playsForced);
        let forced = 0;
        while (sight().now.decision !== undefined) {
          await until(() => expect(sight().now.decision?.options ?? [0]).not.toHaveLength(0));
          await until(() => expect([0, undefined]).toContain(sight().now.decision?.seat));
          if (sight().now.decision === undefined) break;
          if (sight().now.decision?.options?.length === 1) forced++;
          value(await ask(anything(sight())));
        }
        expect(forced > 0).toBe(!playsForced);
      });
    });

    describe('taking back', () => {
      test('takes back, makes again, and takes back all', async () => {
        const { ask, sight } = await seated();
        const first = anything(sight());
        const { seat = 0 } = sight().now.decision ?? {};
        value(await ask(first));
        value(await ask({ what: 'take-back' }, { seat }));
        expect(glance(sight())).toMatchObject({ revision: 2, played: [] });
        expect(sight().now.seats.find((one) => one.seat === seat)?.canMakeAgain).toBe(true);
        value(await ask({ what: 'make-again' }, { seat }));
        expect(sight().played).toMatchObject([{ move: { seat, option: first.option } }]);
        value(await ask({ what: 'reset' }, { seat }));
        expect(glance(sight())).toMatchObject({ revision: 4, played: [] });
      });

      test('is refused where there is nothing, or another one decided', async () => {
        const { ask, sight } = await seated();
        const { seat = 0 } = sight().now.decision ?? {};
        expect(faultOf(await ask({ what: 'take-back' }, { seat }))).toBe('undo-nothing-played');
        expect(faultOf(await ask({ what: 'reset' }, { seat }))).toBe('undo-nothing-played');
        expect(faultOf(await ask({ what: 'make-again' }, { seat }))).toBe('nothing-undone');
        value(await ask(anything(sight())));
        expect(faultOf(await ask({ what: 'take-back' }, { seat: 1 - seat }))).toBe('undo-other-player');
        expect(sight().revision).toBe(1);
      });

      test('beyond a barrier the others must agree', async () => {
        const { ask, sight } = await seated();
        value(await ask(anything(sight())));
        value(await ask(anything(sight())));
        const [first, second] = sight().played.map(({ move }) => move.seat);
        if (first === undefined || second === undefined || first === second) throw new Error('another deal');
        const others = { seat: second };
        expect(faultOf(await ask({ what: 'reply', agrees: true }, others))).toBe('no-offer');
        value(await ask({ what: 'offer', agreement: { on: 'back', stands: 0 } }, { seat: first }));
        expect(sight().now.offer).toEqual({
          seat: first,
          agreement: { on: 'back', stands: 0 },
          waitsFor: [second],
        });
        value(await ask({ what: 'reply', agrees: false }, others));
        expect(sight().now.offer).toBeUndefined();
        expect(sight().played).toHaveLength(2);
        value(await ask({ what: 'offer', agreement: { on: 'back', stands: 0 } }, { seat: first }));
        expect(faultOf(await ask({ what: 'reply', agrees: true }, { seat: first }))).toBe('no-offer');
        value(await ask({ what: 'reply', agrees: true }, others));
        expect(sight().played).toEqual([]);
        expect(sight().now.offer).toBeUndefined();
      });

      test('an offer lapses with the next decision', async () => {
        const { ask, sight } = await seated();
        value(await ask(anything(sight())));
        const { seat = 0 } = sight().played[0]?.move ?? {};
        value(await ask({ what: 'offer', agreement: { on: 'back', stands: 0 } }, { seat }));
        value(await ask(anything(sight())));
        expect(sight().now.offer).toBeUndefined();
        expect(faultOf(await ask({ what: 'reply', agrees: true }, { seat: 1 - seat }))).toBe('no-offer');
      });

      test.each([2, -1, 0.5, Number.NaN])('there is no way back to %d decisions', async (stands) => {
        const { ask, sight } = await seated();
        value(await ask(anything(sight())));
        const { seat = 0 } = sight().played[0]?.move ?? {};
        expect(faultOf(await ask({ what: 'offer', agreement: { on: 'back', stands } }, { seat }))).toBe(
          'undo-nothing-played',
        );
        expect(sight().revision).toBe(1);
      });
    });

    describe('offers', () => {
      test.each([2, -1, 0.5, Number.NaN])('there are none about seat %d', async (seat) => {
        const { ask, sight } = await seated();
        for (const agreement of [
          { on: 'time', seat, minutes: 5 },
          { on: 'bot', seat },
          { on: 'replacement', seat },
        ] as const)
          expect(faultOf(await ask({ what: 'offer', agreement }, { seat: 0 }))).toBe('illegal');
        expect(sight().revision).toBe(0);
      });

      test.each([0, -1, 0.5, 1e9, Number.NaN])('nobody is given %d minutes', async (minutes) => {
        const { ask, sight } = await seated();
        const agreement = { on: 'time', seat: 1, minutes } as const;
        expect(faultOf(await ask({ what: 'offer', agreement }, { seat: 0 }))).toBe('illegal');
        expect(sight().revision).toBe(0);
      });
    });

    describe('bots', () => {
      test('play until it is a person’s turn, and are no onlookers', async () => {
        const { sight, messages } = await seated(ALONE);
        await until(() => expect(sight().now.decision).toMatchObject({ seat: 0 }));
        await until(() => expect(messages.at(-1)?.thinking).toBeUndefined());
        expect(sight().onlookers).toEqual([0]);
        // Those that were asked for, and no others in their place.
        for (const { botFault } of messages) expect(botFault).toBeUndefined();
      });

      test('that have not stopped need nobody to go on', async () => {
        const { host, id, sight } = await seated();
        for (const revision of [sight().revision, 1, -1, 0.5, Number.NaN])
          expect(faultOf(await host.goOn(id, revision, 'by-chance'))).toBe('stale');
        expect(sight().revision).toBe(0);
      });

      test('say what they think of one’s own decision, and of no other', async () => {
        const { host, id, sight } = await seated(ALONE);
        await until(() => expect(sight().now.decision?.seat).toBe(0));
        const { revision } = sight();
        // Chance thinks nothing.
        expect(value(await host.explain(id, 0, revision, 'random'))).toBeUndefined();
        for (const seat of [1, 2, -1, 0.5, Number.NaN])
          expect(faultOf(await host.explain(id, seat, revision, 'random'))).toBe('not-your-seat');
        for (const other of [revision + 1, -1, 0.5, Number.NaN])
          expect(faultOf(await host.explain(id, 0, other, 'random'))).toBe('stale');
      });

      test('agree to everything', async () => {
        const { ask, sight } = await seated(ALONE);
        await until(() => expect(sight().now.decision?.seat).toBe(0));
        value(await ask(anything(sight())));
        await until(() => expect(sight().now.decision?.seat).toBe(0));
        value(await ask({ what: 'offer', agreement: { on: 'back', stands: 0 } }, { seat: 0 }));
        await until(() => expect(sight().played.length).toBeLessThanOrEqual(1));
      });

      test('wait while the table is held, and go on when it is not', async () => {
        const { host, id, sight, messages } = await seated({ ...PAIR, sitters: [BOT, BOT] });
        value(await host.hold(id, true));
        const { revision } = sight();
        await until(() => expect(messages.at(-1)?.thinking).toBeUndefined());
        // Held twice is held once.
        value(await host.hold(id, true));
        expect(sight().revision).toBe(revision);
        expect(sight().now.decision).toBeDefined();
        value(await host.hold(id, false));
        await until(() => expect(sight().now.decision).toBeUndefined());
      });

      test('wait only at the table that is held, and only until it is left', async () => {
        const { host } = await tried();
        const [x, y] = [
          await seated({ ...PAIR, sitters: [BOT, BOT] }, false, host),
          await seated({ ...PAIR, sitters: [BOT, BOT] }, false, host),
        ];
        value(await host.hold(x.id, true));
        const { revision } = x.sight();
        await until(() => expect(y.sight().now.decision).toBeUndefined());
        expect(x.sight().revision).toBe(revision);
        await host.leave(x.id);
        expect(faultOf(await host.hold(x.id, false))).toBe('no-such-game');
        const again = await joined(host, x.id, false);
        await until(() => expect(again.sight().now.decision).toBeUndefined());
      });

      test('take a person’s seat, and give it back', async () => {
        const { ask, sight } = await seated();
        const { seat = 0 } = sight().now.decision ?? {};
        value(await ask({ what: 'hand-over', bot: 'random' }, { seat }));
        await until(() => expect(sight().now.decision?.seat).toBe(1 - seat));
        expect(sight().sitters[seat]).toEqual({ ...PERSON, bot: BOT.bot });
        expect(sight().onlookers).toEqual([0, 1]);
        value(await ask({ what: 'hand-over', bot: undefined }, { seat }));
        expect(sight().sitters[seat]).toEqual(PERSON);
        expect(faultOf(await ask({ what: 'hand-over', bot: 'oracle' }, { seat }))).toBe('not-a-record');
      });
    });

    describe('several tables', () => {
      test('are played at the same time, and each is told its own', async () => {
        const { host } = await tried();
        const [x, y] = [
          await seated(PAIR, false, host),
          await seated({ ...PAIR, game: '1897' }, false, host),
        ];
        for (let i = 0; i < 6; i++) {
          const [first, second] = await Promise.all([x.ask(anything(x.sight())), y.ask(anything(y.sight()))]);
          expect([value(first), value(second)]).toEqual([i + 1, i + 1]);
        }
        expect(x.sight().rules.game).toBe('1893');
        expect(y.sight().rules.game).toBe('1897');
        for (const guest of [x, y]) for (const one of told(guest.messages)) expect(one.table).toBe(guest.id);
        await host.leave(x.id);
        value(await y.ask(anything(y.sight())));
        expect(faultOf(await x.ask(anything(x.sight())))).toBe('no-such-game');
      });
    });

    describe('keeping', () => {
      test('what could not be stored is told', async () => {
        const { host, breakStorage } = await tried();
        const guest = await seated(PAIR, false, host);
        expect(guest.messages.at(-1)?.isKept).toBe(true);
        breakStorage();
        const answer = await guest.ask(anything(guest.sight()));
        // Refused, or played on and marked as not kept: never acknowledged as if it were stored.
        if (answer.ok) expect(guest.messages.at(-1)?.isKept).toBe(false);
        else expect(answer.fault).toBe('storage');
      });

      test('the seed is in the record of the game, and in nothing else', async () => {
        const { host, isOfThisDevice } = await tried();
        const guest = await seated(PAIR, true, host);
        const { id, ask, sight, messages } = guest;
        for (let i = 0; i < 8; i++) value(await ask(anything(sight())));
        const early = await host.exportText(id);
        if (isOfThisDevice) expect(value(early)).toContain(SEED);
        else {
          expect(faultOf(early)).toBe('not-over');
          expect(JSON.stringify(early)).not.toContain(SEED);
        }
        await playedOut(guest);
        expect(value(await host.exportText(id))).toContain(SEED);
        expect(JSON.stringify(messages)).not.toContain(SEED);
        expect(JSON.stringify(await host.list())).not.toContain(SEED);
      });
    });
  });
}
