/** What the parts of a pack are called, in the reader's language. */
import {
  cleanName,
  findGame,
  type GameId,
  type GameState,
  loadGame,
  type Origin,
  startGame,
} from '@horta/engine';
import { speaker } from '@horta/words/fetched';
import { fetchedAtLast } from '../fetched-at-last.ts';
import type { ComponentEntry, ComponentGroup, Field, Label } from '../games/components/component-list.ts';
import { settings } from '../settings/settings.svelte.ts';
import { useGameWords } from '../words.svelte.ts';
import type { StoredPack } from './pack-store.ts';
import { k } from './words.ts';

/** Tables at which all there is of a game lies: its words name what lies at a table. */
const tables = new Map<GameId, GameState>();

/** From then on the parts of this game can be named, and its packs be read: when there is a connection again. */
export async function useGame(id: GameId): Promise<void> {
  const game = findGame(id);
  const most = Object.fromEntries(
    game.options.map((option) => [option.id, option.values.at(-1)?.value ?? '']),
  );
  await fetchedAtLast(() => Promise.all([useGameWords(id), loadGame(id, most)]));
  if (!tables.has(id))
    tables.set(id, startGame(id, { players: game.minPlayers, seed: 'components', options: most }));
}

/** Tells which of the packs can be read, anew as their games come: one that can't be fetched hides no other. */
export function asTheyCome(
  packs: readonly StoredPack[],
  tell: (readable: readonly StoredPack[]) => void,
): void {
  const tellNow = () => tell(packs.filter(({ pack }) => tables.has(pack.game)));
  tellNow();
  for (const game of new Set(packs.map(({ pack }) => pack.game)))
    if (!tables.has(game)) void useGame(game).then(tellNow);
}

export function labelText(game: GameId, label: Label): string {
  if ('name' in label) {
    const state = tables.get(game);
    const name = state === undefined ? '' : speaker(settings.locale).name(state, label.name, label.which);
    return name.charAt(0).toLocaleUpperCase(settings.locale) + name.slice(1);
  }
  const inputs = Object.fromEntries(
    Object.entries(label.inputs ?? {}).map(([key, value]) => [
      key,
      typeof value === 'object' ? labelText(game, value) : value,
    ]),
  );
  const say = k[label.word as keyof typeof k] as (inputs: object) => string;
  return say(inputs);
}

export function entryName(game: GameId, { label, name }: Pick<ComponentEntry, 'label' | 'name'>): string {
  return name === undefined ? labelText(game, label) : cleanName(name);
}

/** What a value is of: with its line, where it stands in one. */
export function fieldName(game: GameId, { line, label }: Field): string {
  const name = labelText(game, label);
  return line === undefined ? name : `${labelText(game, line)}, ${name}`;
}

export function valueText(game: GameId, field: Field, value: unknown): string {
  if (field.kind === 'number') return typeof value === 'number' ? String(value) : '–';
  const choice = field.choices.find((candidate) => JSON.stringify(candidate.value) === JSON.stringify(value));
  return choice === undefined ? '–' : labelText(game, choice.label);
}

export function groupName(group: ComponentGroup): string {
  return k[`group_${group.replaceAll('-', '_')}` as 'group_nobles']();
}

export function originName(origin: Origin): string {
  return k[`origin_${origin}`]();
}
