import { randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import {
  companyOf,
  isUnusual,
  optionValue,
  playersFor,
  readSetup,
  seatCompany,
  toNewGame,
  usualSetup,
  withOwnName,
} from './setup.ts';

const random = randomFromSeed('setup');

describe('a setup', () => {
  it('begins as one person and two Apprentices', () => {
    expect(toNewGame(readSetup('{}'), random)).toEqual({
      game: '1893',
      options: {},
      sitters: [
        { name: '', bot: undefined },
        { name: '', bot: 'apprentice' },
        { name: '', bot: 'apprentice' },
      ],
    });
  });
  it.each(['', 'null', '[]', '{', '{"seats":[null,3],"players":"x","options":7}'])('survives %s', (json) => {
    expect(readSetup(json).seats).toEqual(usualSetup().seats);
    expect(readSetup(json).players).toBe(3);
  });
  it('comes back as it was kept', () => {
    const kept = { ...readSetup('{}'), game: '1893', players: 5, shuffles: true };
    kept.options = { ...kept.options, '1893': { belleEpoque: true } };
    kept.seats[1] = { kind: 'master', name: 'Paul' };
    expect(readSetup(JSON.stringify(kept))).toEqual(kept);
  });
  it('forgets options and games that are no more', () => {
    const setup = readSetup('{"game":"1899","options":{"1893":{"belleEpoque":"maybe","moon":true}}}');
    expect(setup.game).toBe('1893');
    expect(optionValue(setup, 'belleEpoque')).toBe(false);
    expect(toNewGame(setup, random).options).toEqual({});
  });
  it('keeps the number of players within the game', () => {
    expect(playersFor({ minPlayers: 2, maxPlayers: 4 }, 5)).toBe(4);
    expect(readSetup('{"game":"1897","players":5}').players).toBe(4);
    expect(readSetup('{"players":0}').players).toBe(2);
  });
  it('knows in which company one plays', () => {
    const setup = usualSetup();
    for (const company of ['watch', 'shared', 'alone'] as const) {
      setup.seats = seatCompany(setup, company);
      expect(companyOf(setup)).toBe(company);
    }
    setup.seats[1].kind = 'person';
    expect(companyOf(setup)).toBe(undefined);
  });
  it('keeps names with people and levels with bots', () => {
    const setup = usualSetup();
    setup.seats[0].name = 'Anna';
    setup.seats[2].kind = 'master';
    expect(
      seatCompany(setup, 'alone')
        .map(({ kind }) => kind)
        .slice(0, 3),
    ).toEqual(['person', 'apprentice', 'master']);
    expect(seatCompany(setup, 'shared')[0].name).toBe('Anna');
    expect(seatCompany(setup, 'watch')[0].name).toBe('');
  });
  it('gives the first person their own name', () => {
    const seats = withOwnName(seatCompany(usualSetup(), 'shared'), 'Anna');
    expect(seats.map(({ name }) => name)).toEqual(['Anna', '', '', '', '']);
    expect(withOwnName(seats, 'Ben')[0].name).toBe('Anna');
    expect(withOwnName(seatCompany(usualSetup(), 'watch'), 'Anna').every(({ name }) => name === '')).toBe(
      true,
    );
  });
  it('knows what is unusual', () => {
    expect(isUnusual(usualSetup())).toBe(false);
    expect(isUnusual({ ...usualSetup(), shuffles: true })).toBe(true);
    expect(isUnusual({ ...usualSetup(), options: { '1893': { belleEpoque: true } } })).toBe(true);
    expect(isUnusual({ ...usualSetup(), options: { '1893': { belleEpoque: false } } })).toBe(false);
  });
  it('shuffles seats if wished', () => {
    const setup = { ...usualSetup(), players: 5, shuffles: true };
    for (const [i, plan] of setup.seats.entries()) plan.name = ` ${i} `;
    const names = toNewGame(setup, randomFromSeed('b')).sitters.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['0', '1', '2', '3', '4']);
    expect(names).not.toEqual(names.toSorted());
  });
});
