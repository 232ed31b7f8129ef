/** What a worker does with a request, whatever the platform. */
import {
  findGame,
  fingerprint,
  type GameState,
  InvalidInput,
  loadGame,
  loadView,
  type Pack,
  type Ruleset,
  randomFromSeed,
} from '@horta/engine';
import type { Bot } from '../bot.ts';
import { loadBot } from '../catalogue.ts';
import { kindOf } from '../evaluation/kinds.ts';
import { keepLatest } from './latest.ts';
import { idOf, readRequest, type WorkerAnswer, type WorkerRequest } from './protocol.ts';

const bots = keepLatest<Promise<Bot>>(32);
/** Packs as read, by their fingerprint: rulesets, which are dear to make, are kept by the engine for each pack. */
const packs = keepLatest<Pack>(8);

/** Answers anything, if only by saying what was wrong with it; never rejects. `load`: where its bots come from. */
export async function serve(message: unknown, load: typeof loadBot = loadBot): Promise<WorkerAnswer> {
  const id = idOf(message);
  let request: WorkerRequest;
  let view: GameState;
  let bot: Bot;
  try {
    request = readRequest(message);
    // What is no view at all is refused by its reader.
    const rules = request.view?.rules;
    if (rules !== undefined) await loadGame(rules.game, rules.options);
    view = loadView(request.view, request.pack === undefined ? [] : [packOf(request.pack)]);
    bot = await botOf(request.bot, view.rules, load);
  } catch (error) {
    return { id, kind: error instanceof InvalidInput ? 'refused' : 'failed', message: messageOf(error) };
  }
  try {
    const random = randomFromSeed(request.seed);
    return request.kind === 'choose'
      ? { id, kind: 'choose', option: bot.choose(view, random) }
      : { id, kind: 'explain', explanation: bot.explain?.(view, random) };
  } catch (error) {
    return { id, kind: 'failed', message: `${bot.id}: ${messageOf(error)}` };
  }
}

function packOf(sent: Pack): Pack {
  return packs.get(fingerprint(sent), () => findGame(sent.game).readPack(sent));
}

async function botOf(text: string, rules: Ruleset, load: typeof loadBot): Promise<Bot> {
  const key = `${kindOf(rules)} ${text}`;
  try {
    return await bots.get(key, () => load(text, rules));
  } catch (error) {
    // What could not be loaded now may be there next time.
    bots.forget(key);
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
