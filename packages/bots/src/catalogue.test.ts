import { InvalidInput, options, type Ruleset, randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, readBotSpec } from './bot-spec.ts';
import { loadBot } from './catalogue.ts';
import { evaluatorOf } from './evaluation/evaluator.ts';
import { kindOf, loadWeights } from './evaluation/kinds.ts';
import { restoreWeights } from './evaluation/stored-weights.ts';
import { LEVEL_BUDGETS, LEVELS } from './levels.ts';
import { searchBot } from './search-bot.ts';
import { begin, featuresFor, somePositions, TABLES, viewOf } from './tables.testing.ts';

const table1893 = TABLES.find(({ game }) => game.id === '1893')!;
const table1897 = TABLES.find(({ game }) => game.id === '1897')!;

/** The words of a refusal. */
function refusal(text: string): string {
  try {
    readBotSpec(text);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    return (error as Error).message;
  }
  return 'not refused';
}

describe('a bot as someone asks for it', () => {
  it.each([
    ['random', { name: 'random', budget: undefined }],
    ['master', { name: 'master', budget: undefined }],
    ['architect@200', { name: 'architect', budget: { simulations: 200 } }],
    ['mcts@500ms', { name: 'mcts', budget: { milliseconds: 500 } }],
    ['apprentice@1.5s', { name: 'apprentice', budget: { milliseconds: 1500 } }],
  ])('%s', (text, spec) => {
    expect(readBotSpec(text)).toEqual(spec);
  });

  it.each(['', 'grandmaster', 'Master', ' master', 'master ', '@5', '5', 'toString'])(
    'there is no %j: all that there are are named',
    (text) => {
      const message = refusal(text);
      expect(message).toContain(`there is no '${text.split('@')[0]}'`);
      for (const name of BOT_NAMES) expect(message).toContain(name);
    },
  );

  it.each(['master@', 'master@0', 'master@fast', 'master@1.5', 'master@5@6', 'master@5@', 'master@-1s'])(
    '%j is no budget: some that are are named',
    (text) => {
      expect(refusal(text)).toContain(
        `'${text}': expected a budget such as master@500, master@200ms or master@1.5s`,
      );
    },
  );
});

describe('loading a bot', () => {
  it.each([...BOT_NAMES, 'mcts@3', 'master@7', 'journeyman@5ms', 'random@5'])(
    '%s keeps the name it was asked by',
    async (text) => {
      const bot = await loadBot(text, table1897Kind());
      expect(bot.id).toBe(text);
      expect(readBotSpec(bot.id).name).toBe(text.split('@')[0]);
    },
  );

  it.each(['nobody', 'master@', 'mcts@0'])('there is no %s', async (text) => {
    await expect(loadBot(text, table1897Kind())).rejects.toBeInstanceOf(InvalidInput);
  });

  it('nobody knows every game', async () => {
    await expect(loadBot('master', { game: 'chess', options: {} })).rejects.toThrow("no game 'chess'");
  });

  it.each(LEVELS)('%s has the budget of its level, and another if asked to', async (level) => {
    const s = somePositions(table1897, 'levels')[2];
    const view = viewOf(s);
    const usual = await loadBot(level, s.rules);
    const { simulations } = usual.explain!(view, randomFromSeed('levels'));
    expect(simulations).toBeLessThanOrEqual(LEVEL_BUDGETS[level].simulations!);
    const other = await loadBot(`${level}@3`, s.rules);
    expect(other.explain!(view, randomFromSeed('levels')).simulations).toBe(3);
  });

  it('a level looks at the table with the weights of its kind', async () => {
    for (const table of [table1893, table1897]) {
      const stored = await loadWeights(kindOf({ game: table.game.id, options: table.options }));
      const { sources } = stored;
      const weights = restoreWeights(stored);
      const evaluatorFor = (rules: Ruleset) =>
        evaluatorOf({ features: featuresFor(rules), weights, sources });
      const own = searchBot('own', { simulations: 8 }, evaluatorFor);
      for (const s of somePositions(table, 'kinds')) {
        const bot = await loadBot('master@8', s.rules);
        const view = viewOf(s);
        expect(bot.explain!(view, randomFromSeed('kinds'))).toEqual(
          own.explain!(view, randomFromSeed('kinds')),
        );
        expect(options(view)).toContain(bot.choose(view, randomFromSeed('kinds')));
      }
    }
  });

  it('one bot serves all numbers of players, but not another kind of table', async () => {
    const bot = await loadBot('master@2', table1897Kind());
    for (const table of TABLES.filter(({ game }) => game === table1897.game)) {
      const view = viewOf(begin(table, 'players'));
      expect(options(view)).toContain(bot.choose(view, randomFromSeed('players')));
    }
    const view = viewOf(somePositions(table1893, 'players')[0]);
    expect(() => bot.choose(view, randomFromSeed('players'))).toThrow(
      'a bot for 1897 sits at a table for 1893',
    );
  });

  it('the levels may think the more the higher they are', () => {
    const budgets = LEVELS.map((level) => LEVEL_BUDGETS[level]);
    for (let i = 1; i < budgets.length; i++) {
      expect(budgets[i].simulations).toBeGreaterThan(budgets[i - 1].simulations!);
      expect(budgets[i].milliseconds).toBeGreaterThan(budgets[i - 1].milliseconds!);
    }
  });
});

function table1897Kind() {
  return { game: table1897.game.id, options: table1897.options };
}
