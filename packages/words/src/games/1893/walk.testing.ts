/** Plays whole games and asks for words at every decision and for every event, in every language. */
import {
  conceivable,
  type Deal,
  type GameEvent,
  type GameOptions,
  type GameState,
  isOver,
  obstacle,
  options,
  pending,
  play,
  type Random,
  randomFromSeed,
  startGame,
} from '@horta/engine';
import { PASS_OPTION, type State } from '@horta/engine/1893';
import { LOCALES, speaker } from '../../index.ts';
import { CARD_STEPS } from './steps.ts';

export const SPEAKERS = LOCALES.map((locale) => speaker(locale, ['Anna', 'Ben', 'Chloé']));
const [ENGLISH = speaker('en')] = SPEAKERS;

/** A text without a hole: no placeholder, no value that is none, no thing without a name. */
export function isWhole(text: string | undefined): boolean {
  return text !== undefined && text.length > 0 && !/[{}?]|undefined|NaN|null|\[object/.test(text);
}

/** Steps that a random game seldom comes to: those of cards, and of one of the tiles. */
export const DEALT_STEPS = [
  ...CARD_STEPS,
  'choose-card',
  'take-back-francs',
  'take-artwork-for-cubes',
  'create-white',
  'choose-row',
] as const;

export interface Walk {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly options?: GameOptions;
  readonly deal?: Deal;
  /** Changes the table before the first decision. */
  readonly prepare?: (s: State) => void;
}

export interface Findings {
  /** What was not said, or not whole. */
  readonly holes: string[];
  readonly steps: Set<string>;
  readonly events: GameEvent[];
}

/** Random players, who seldom pass or decline what a card or tile offers. */
function chosen(s: GameState, random: Random): number {
  const legal = options(s);
  const eager = legal.filter((option) => option !== declining(s));
  const open = eager.length > 0 && random.below(8) > 0 ? eager : legal;
  return open[random.below(open.length)] ?? 0;
}

function declining(s: GameState): number | undefined {
  const step = pending(s)?.step ?? '';
  if (step === 'turn') return PASS_OPTION;
  if (step === 'use-card' || step === 'do-action') return 0;
  const isOffer =
    (CARD_STEPS as readonly string[]).includes(step) || step === 'take-bonus-tile' || step === 'choose-card';
  return isOffer ? conceivable(s) - 1 : undefined;
}

export function walk({ game, players, seed, options: chosenOptions = {}, deal, prepare }: Walk): Findings {
  const findings: Findings = { holes: [], steps: new Set(), events: [] };
  const random = randomFromSeed(seed);
  let events: GameEvent[] = [];
  const setup = { players, seed, options: chosenOptions, ...(deal === undefined ? {} : { deal }) };
  const s = startGame(game, setup, { tell: (event) => events.push(event) });
  prepare?.(s as State);
  for (;;) {
    checkEvents(s, events, findings);
    events = [];
    if (isOver(s)) return findings;
    checkDecision(s, findings);
    play(s, chosen(s, random));
  }
}

function checkDecision(s: GameState, { holes, steps }: Findings): void {
  const frame = pending(s);
  if (frame === undefined) return;
  steps.add(frame.step);
  const reasons = Array.from({ length: conceivable(s) }, (_, choice) => obstacle(s, choice));
  for (const { locale, prompt, option, reason } of SPEAKERS) {
    const check = (what: string, text: string) => {
      if (!isWhole(text)) holes.push(`${locale} ${frame.step} ${what}: ${text}`);
    };
    check('prompt', prompt(s));
    check('own prompt', prompt(s, frame.player));
    reasons.forEach((why, choice) => {
      check(`option ${choice}`, option(s, choice));
      if (why !== undefined) check(`reason ${why.code}`, reason(s, why));
    });
  }
  const seen = s.rules.view(s, frame.player);
  for (const choice of options(s))
    if (ENGLISH.option(s, choice) !== ENGLISH.option(seen, choice))
      holes.push(`${frame.step} ${choice}: the player can't be told this`);
}

function checkEvents(s: GameState, events: readonly GameEvent[], findings: Findings): void {
  findings.events.push(...events);
  for (const { locale, event } of SPEAKERS) {
    const told: string[] = [];
    for (const happened of events) {
      const text = event(s, happened);
      if (text !== undefined && !isWhole(text)) findings.holes.push(`${locale} ${happened.type}: ${text}`);
      if (text !== undefined) told.push(text);
      else if (!isToldBy(told, happened))
        findings.holes.push(`${locale} untold: ${JSON.stringify(happened)}`);
    }
  }
}

/** Whether an event without a sentence of its own has its number in an earlier one. */
function isToldBy(told: readonly string[], happened: GameEvent): boolean {
  if (happened.type === 'cubes-paid') return true;
  if (!('amount' in happened)) return false;
  const amount = String(Math.abs(Number(happened.amount)));
  return told.some((text) => text.split(/[^0-9]+/).includes(amount));
}
