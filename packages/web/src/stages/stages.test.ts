/** What is shown of the end of each round, and of the final count, adds up, in whole games of every kind. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { sayer, turnsOf } from '../table/log.ts';
import type { Medal } from './stage.ts';
import { type Staged, type StagedGame, stagedGame, VOICE } from './staged-games.testing.ts';

interface PointsEvent {
  readonly type: string;
  readonly player: number;
  readonly amount: number;
  readonly source: string;
}

function pointsIn({ beats }: Pick<Staged, 'beats'>): PointsEvent[] {
  const events = beats.flatMap((beat) => beat.events as readonly unknown[] as readonly PointsEvent[]);
  return events.filter(({ type }) => type === 'points');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What the events bring to a seat, of one source or of all. */
function pointsOf(staged: Pick<Staged, 'beats'>, seat: number, source?: string): number {
  const own = pointsIn(staged).filter(
    (event) => event.player === seat && (source === undefined || event.source === source),
  );
  return sum(own.map(({ amount }) => amount));
}

/** What medals say that a seat has of something. */
function onMedals(medals: readonly Medal[], seat: number): number {
  return sum(
    medals.flatMap(({ parts }) => parts.filter((part) => part.seat === seat).map(({ text }) => Number(text))),
  );
}

const TABLES = ALL_FOUR.flatMap(([game, chosen]) =>
  [3, 4].map((players) => [game, chosen, players] as const),
);

describe.each(TABLES)('%s %o, %i players', (game, chosen, players) => {
  let games: readonly StagedGame[];
  beforeAll(async () => {
    games = await Promise.all(['one', 'two'].map((seed) => stagedGame(game, chosen, players, seed)));
  });
  const all = () => games.flatMap(({ stages }) => stages);

  test('what a stage brings is what its events say, and each begins where the one before has ended', () => {
    for (const { stages } of games) {
      let last: Staged | undefined;
      for (const staged of stages) {
        for (const { seat, before, after, gains } of staged.shares) {
          const points = pointsOf(staged, seat);
          expect(after - before, `${staged.stage} ${seat}`).toBe(points);
          expect(gains.find(({ icon }) => icon === 'points')?.amount ?? 0).toBe(points);
          if (last?.end === staged.end) expect(before).toBe(last.shares[seat].after);
        }
        last = staged;
      }
    }
  });

  test('the end of a round changes the totals by what its stages brought', () => {
    for (const { told, stages } of games) {
      const ends = new Set(stages.filter(({ isCount }) => !isCount).map(({ end }) => end));
      expect(ends.size).toBe((told.table.state.rules as unknown as { rounds: number }).rounds);
      for (const end of ends) {
        const parts = stages.filter((staged) => staged.end === end);
        const own = parts.flatMap(({ beats }) => beats);
        const from = own[0].position;
        const to = own[own.length - 1].position + 1;
        const totalsAt = (position: number) => {
          const view = told.sight.views[position][0];
          return view.rules.scores(view).map(({ total }) => total);
        };
        // The moves with which it began and ended bring more than that: what was done before it, the count after it.
        const others = told.director.beats.filter(
          (beat) => beat.position >= from && beat.position < to && !own.includes(beat),
        );
        totalsAt(to).forEach((total, seat) => {
          const staged = sum(parts.map(({ shares }) => shares[seat].after - shares[seat].before));
          expect(total - totalsAt(from)[seat]).toBe(staged + pointsOf({ beats: others }, seat));
        });
      }
    }
  });

  test('the stages come in the order of the rules, and the rules know all of them', () => {
    for (const { stages } of games) {
      for (const { end, isCount, stage, list } of stages) {
        const known = list[isCount ? 'count' : 'round'];
        expect(known, end).toContain(stage);
        const own = stages.filter((other) => other.end === end).map((other) => other.stage);
        expect(own).toEqual(known.filter((id) => own.includes(id)));
      }
    }
  });

  test('medals and things of a stage are on the boards, and are explained', () => {
    let medals = 0;
    for (const { stage, view, sheet } of all()) {
      for (const thing of [...sheet.things, ...(sheet.grounds ?? [])].filter((id) => !/^own-|:\d+:/.test(id)))
        expect(VOICE.describe(view, thing), `${stage} ${thing}`).toBeDefined();
      for (const medal of sheet.medals) {
        medals++;
        expect(VOICE.describe(view, medal.thing), `${stage} ${medal.thing}`).toBeDefined();
        expect(medal.texts.join(), `${stage} ${medal.thing}`).not.toBe('');
        for (const { thing, seat } of medal.counts) {
          expect(VOICE.describe(view, thing)).toBeDefined();
          if (seat !== undefined) expect(seat).toBeLessThan(players);
        }
      }
      if (sheet.latest !== undefined) expect(sheet.medals.map(({ thing }) => thing)).toContain(sheet.latest);
      expect(sheet.rule).not.toBe('');
    }
    expect(medals).toBeGreaterThan(20);
  });

  test.each([
    ['irises', 'iris-majority'],
    ['arms', 'coat-of-arms'],
    ['pavilions', 'pavilion-visit'],
  ])('the medals of %s add up to the points of everybody', (stage, source) => {
    for (const staged of all().filter((other) => other.stage === stage)) {
      for (const { seat, counted } of staged.shares) {
        const points = pointsOf(staged, seat, source);
        expect(onMedals(staged.sheet.medals, seat)).toBe(points);
        // "3 × 2 VP"
        const [count, each] = (counted[0]?.text ?? '0 × 0')
          .split(' × ')
          .map((text) => Number.parseInt(text, 10));
        expect(count * each).toBe(points);
      }
    }
  });

  test('who has most in Brussels loses an architect, and the medals show all who were sent there', () => {
    const brussels = all().filter(({ stage }) => stage === 'brussels');
    expect(brussels.length).toBeGreaterThan(4);
    for (const { sheet, beats } of brussels) {
      const events = beats.flatMap((beat) => beat.events) as {
        type: string;
        counts?: number[];
        players?: number[];
      }[];
      const majority = events.find(({ type }) => type === 'brussels-majority');
      if (majority === undefined) continue;
      const places = sheet.medals.slice(0, -1);
      expect(majority.counts?.map((_, seat) => onMedals(places, seat))).toEqual(majority.counts);
      expect(
        sheet.medals
          .at(-1)
          ?.parts.map(({ seat }) => seat)
          .toSorted(),
      ).toEqual(majority.players?.toSorted());
    }
  });

  test('the rows of the final count add up to the final scores', () => {
    for (const { told, stages } of games) {
      const { state } = told.table;
      const scores = state.rules.scores(state);
      const count = stages.filter(({ isCount }) => isCount);
      expect(count.at(-1)?.stage).toBe('total');
      scores.forEach(({ total, bySource }, seat) => {
        expect(count.at(-1)?.shares[seat].after).toBe(total);
        for (const { stage, shares } of count)
          if (stage in bySource) expect(shares[seat].after - shares[seat].before).toBe(bySource[stage]);
        const before = count[0].shares[seat].before;
        expect(before + sum(count.map(({ shares }) => shares[seat].after - shares[seat].before))).toBe(total);
      });
    }
  });

  test('columns are won by who has most in them', () => {
    const columns = all().filter(({ stage }) => stage === 'columns');
    for (const { sheet, beats } of columns) {
      const events = beats.flatMap((beat) => beat.events) as {
        type: string;
        sums?: number[];
        neutral?: number;
      }[];
      const sums = events.flatMap((event) => (event.sums === undefined ? [] : [event]));
      sheet.medals.forEach(({ parts }, i) => {
        const most = Math.max(...(sums[i].sums ?? []), sums[i].neutral ?? 0);
        for (const { text } of parts) expect(Number(text)).toBe(most);
      });
    }
    expect(columns.length).toBeGreaterThan(6);
  });

  test('the log has each stage once, under its round and nobody’s name', () => {
    for (const { told, stages } of games) {
      const say = sayer({ flightsOf: () => [] });
      const turns = turnsOf(
        told.director.beats,
        (position) => told.sight.played[position]?.move.seat,
        ({ position, events }) => say(VOICE, told.sight.views[position + 1][0], events),
      );
      const logged = turns.filter(({ stage }) => stage !== undefined);
      expect(logged.map(({ stage, round }) => `${round} ${stage}`)).toEqual(
        stages.map(({ stage, beats }) => `${beats[0].round} ${stage}`),
      );
      expect(logged.every(({ seat }) => seat === undefined)).toBe(true);
      const rounds = turns.map(({ round }) => round);
      expect(rounds).toEqual(rounds.toSorted((one, other) => one - other));
    }
  });
});
