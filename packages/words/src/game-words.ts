/** What the words of one game consist of. Each game has a folder in games/ that makes one of these. */
import type { Frame, GameState, OptionDefinition } from '@horta/engine';
import type { Voice } from './voice.ts';

/** Kinds of things that have names; a game has those it needs. */
export type NameKind =
  | 'action'
  | 'brussels'
  | 'colour'
  | 'material'
  | 'track'
  | 'row'
  | 'source'
  | 'noble'
  | 'space'
  | 'iris'
  | 'compass'
  | 'cursor'
  | 'prestige'
  | 'pile'
  | 'architect'
  | 'bonus'
  | 'arms'
  | 'site'
  /** By its number: of the list of cards of the sites, or of the card game's own. */
  | 'card'
  | 'card-effect'
  /** When it works. */
  | 'card-moment'
  | 'tile'
  | 'tile-effect'
  | 'board'
  | 'board-power'
  /** A word on the boards. */
  | 'label';

export interface GameWords {
  gameName(v: Voice): string;
  /** Name of an option that a table can choose, and what it changes; undefined if there are no words for it. */
  tableOption(v: Voice, id: string): Pick<OptionDefinition, 'name' | 'changes'> | undefined;
  /** Name of one of the values of such an option. */
  tableValue?(v: Voice, id: string, value: boolean | string): string | undefined;
  /** What the player of the frame has to do, without a full stop and in small letters. */
  task(v: Voice, s: GameState, frame: Frame): string | undefined;
  name(v: Voice, s: GameState, kind: NameKind, which: number | string): string | undefined;
}
