/** States, positions and views from outside: what is broken is refused with its reason. */

import { describe, expect, it } from 'vitest';
import { GAMES } from './catalogue.ts';
import { options } from './core/agenda.ts';
import type { GameState } from './core/game.ts';
import { toJson } from './core/json.ts';
import { position } from './core/position.ts';
import { allEyes } from './core/view.ts';
import { begin, playNumbers, TABLES } from './games.testing.ts';
import { loadPosition, loadState, loadView, startGame } from './loading.ts';

/** A game of which 120 decisions were played. */
function sample(): GameState {
  const s = startGame(GAMES[0].id, { players: 3, seed: 'records' });
  playNumbers(
    s,
    Array.from({ length: 120 }, (_, i) => i * 31),
  );
  return s;
}

describe('states and positions', () => {
  const s = sample();
  const json = toJson(s);
  const changed = (fields: object) => ({ ...json, fields: { ...json.fields, ...fields } });
  const field = (name: string) => json.fields[name] as number[];
  const frame = (step: string, a = 0) => ({ step, player: 0, a, b: 0 });
  const turnsOf = (agenda: typeof json.agenda) =>
    agenda.slice(0, agenda.findIndex(({ step }) => step === 'turns') + 1);

  it('a position string is one line and reads back to the same state', () => {
    const line = position(s);
    expect(line).not.toContain('\n');
    expect(toJson(loadPosition(line))).toEqual(json);
    expect(position(loadPosition(line))).toBe(line);
  });

  const broken: [string, unknown, RegExp][] = [
    ['no object', 7, /expected an object/],
    ['no rules', { fields: json.fields, agenda: json.agenda }, /rules: missing/],
    ['another game', { ...json, rules: { ...json.rules, game: '1899' } }, /no game '1899'/],
    [
      'a field missing',
      { ...json, fields: Object.fromEntries(Object.entries(json.fields).slice(1)) },
      /round: missing/,
    ],
    ['an unknown field', changed({ dragons: 3 }), /dragons: unknown field/],
    ['a list for a number', changed({ round: [1] }), /round: expected a number/],
    ['a number for a list', changed({ money: 1 }), /money: expected a list/],
    ['a list too short', changed({ money: [1, 2] }), /money: expected 3 numbers, found 2/],
    ['money below nothing', changed({ money: [-1, 2, 3] }), /money\[0\]: -1 is not from 0/],
    [
      'a cube too many',
      changed({ cubes: field('cubes').with(0, field('cubes')[0] + 1) }),
      /11 wood cubes in all, not 10/,
    ],
    ['a noble too few', changed({ nobleDeck: field('nobleDeck').slice(1) }), /nobleDeck: 1 \S+ missing/],
    [
      'a prestige card twice',
      changed({ prestigeDeck: field('prestigeDeck').with(0, field('prestigeDeck')[1]) }),
      /is there 2 times/,
    ],
    ['an architect too many', changed({ architects: [9, 9, 9] }), /architects\[0\]: 9 is not from 0 to 7/],
    ['needles on one space', changed({ needle0: 2, needle1: 2 }), /both needles/],
    ['an unknown step', { ...json, agenda: [{ step: 'dance', player: 0, a: 0, b: 0 }] }, /no step 'dance'/],
    ['an automatic step on top', { ...json, agenda: json.agenda.slice(0, 1) }, /automatic/],
    [
      'an unknown player',
      { ...json, agenda: json.agenda.map((frame) => ({ ...frame, player: 4 })) },
      /no player 4/,
    ],
    [
      'a noble of no kind on the agenda',
      { ...json, agenda: [...turnsOf(json.agenda), frame('fill-display'), frame('keep-noble', 99)] },
      /no such noble/,
    ],
    [
      'two ends of the round',
      { ...json, agenda: [json.agenda[0], json.agenda[1], ...json.agenda.slice(1)] },
      /can not come up/,
    ],
    [
      'a sale of nothing',
      { ...json, agenda: [...turnsOf(json.agenda), frame('move-cursor', 4)] },
      /no such artwork/,
    ],
    [
      'a turn in the setup',
      changed({ round: 0, stockDeck: [...field('stockDeck'), ...field('stockDiscard')], stockDiscard: [] }),
      /round|stockDeck/,
    ],
    ['the end in the middle', { ...json, agenda: [] }, /the end of the game before/],
  ];
  it.each(broken)('%s is refused with its reason', (_, state, message) => {
    expect(() => loadState(state)).toThrow(message);
  });

  const positions: [string, string, RegExp][] = [
    ['an empty text', '', /expected "horta GAME/],
    [
      'a position of chess',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      /expected "horta GAME/,
    ],
    ['a cut one', position(s).slice(0, -20), /fields|missing/],
    ['a broken field', position(s).replace('round=', 'round='.repeat(2)), /expected name=number/],
    ['a broken frame', position(s).replace('turns.', 'turns,'), /expected step.player.a.b/],
    ['broken options', position(s).replace('{', '{,'), /options: not JSON/],
  ];
  it.each(positions)('%s is no position, and it is said why', (_, text, message) => {
    expect(() => loadPosition(text)).toThrow(message);
  });

  it('no hidden card leaves through a view', () => {
    for (const table of TABLES) {
      const state = begin(table, 'hidden');
      for (const eyes of allEyes(state.rules)) {
        const view = toJson(state.rules.view(state, eyes)).fields;
        expect(view.randomKey).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
        expect(options(state.rules.view(state, eyes))).toEqual(options(state));
      }
    }
  });
});

describe('views', () => {
  const s = sample();
  const json = toJson(s.rules.view(s, 0));
  const changed = (fields: object) => ({ ...json, fields: { ...json.fields, ...fields } });
  const field = (name: string) => json.fields[name] as number[];

  it('hidden cards are no fault of a view, but of a state', () => {
    expect(() => loadState(json)).toThrow(/nobleDeck\[0\]: -2 is not from 0/);
    expect(toJson(loadView(json))).toEqual(json);
  });

  const broken: [string, unknown, RegExp][] = [
    ['no object', 7, /^view: expected an object/],
    ['rules of another version', { ...json, rules: { ...json.rules, version: 77 } }, /version 77/],
    ['another pack', { ...json, rules: { ...json.rules, pack: '0123' } }, /another component pack/],
    ['an unknown field', changed({ dragons: 3 }), /^view: dragons: unknown field/],
    ['a list too short', changed({ money: [1, 2] }), /money: expected 3 numbers, found 2/],
    ['a noble of no kind', changed({ nobles: [-1, 1, 1] }), /^view: /],
    ['more nobles than there are', changed({ nobleDiscard: Array(40).fill(1) }), /no cards can be dealt/],
    ['a card too few face down', changed({ faceDownOwners: [0, 0, 0, 0, 0, 0, 0, 0] }), /faceDown/],
    [
      'a cube too many',
      changed({ cubes: field('cubes').with(0, field('cubes')[0] + 1) }),
      /11 wood cubes in all, not 10/,
    ],
    ['an unknown step', { ...json, agenda: [{ step: 'dance', player: 0, a: 0, b: 0 }] }, /no step 'dance'/],
    ['the end in the middle', { ...json, agenda: [] }, /the end of the game before/],
  ];
  it.each(broken)('%s is refused with its reason', (_, view, message) => {
    expect(() => loadView(view)).toThrow(message);
  });
});
