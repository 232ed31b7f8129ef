/** What can be found when the chance of a game is checked, each named for what it is. */

/** What was fixed before the deal, and then is said otherwise. */
export type FixedFact = 'table' | 'attempt' | 'game' | 'version' | 'options' | 'pack' | 'players';
/** What a device saw, and then is said otherwise. */
export type SeenFact = 'table' | 'attempt' | 'commitment' | 'digest' | 'fixed' | 'bits' | 'own-bits' | 'view';

export type Finding =
  /** The text is something else. */
  | { readonly finding: 'no-record' }
  /** It calls itself a record, but can't be read. */
  | { readonly finding: 'bad-record'; readonly detail: string }
  | { readonly finding: 'no-proof' }
  | { readonly finding: 'bad-proof'; readonly detail: string }
  /** The secret is not the one that was committed to when the table was opened. */
  | { readonly finding: 'secret' }
  /** The bits of a seat are not those that it committed to. */
  | { readonly finding: 'bits'; readonly seat: number }
  /** A person sat there whose bits or whose commitment are missing. */
  | { readonly finding: 'no-bits'; readonly seat: number }
  /** Bits for a seat where nobody sat who could have added them. */
  | { readonly finding: 'strange-bits'; readonly seat: number }
  /** What was fixed is not this game; both in the words of the record. */
  | {
      readonly finding: 'fixed';
      readonly about: FixedFact;
      readonly fixed: string;
      readonly found: string;
    }
  /** Parts of the deal were chosen, not drawn. */
  | { readonly finding: 'given-deal'; readonly parts: readonly string[] }
  /** The seed of the record is not the one that secret and bits make. */
  | { readonly finding: 'seed'; readonly proven: string; readonly found: string }
  /** A move that the rules don't allow. `place`: `move 12` of those that stand, `entry 14` of all, or `line 30`. */
  | { readonly finding: 'move'; readonly place: string; readonly detail: string }
  | { readonly finding: 'scores'; readonly claimed: readonly number[]; readonly played: readonly number[] }
  /** There are scores, but the game is not over. */
  | { readonly finding: 'not-over' }
  /** It is not what this device saw; `seat` if it is about one, `position` (moves before it) if it is a view. */
  | {
      readonly finding: 'differs';
      readonly what: SeenFact;
      readonly seat?: number;
      readonly position?: number;
    };

/** What was checked and found right. */
export type Check =
  /** The secret is the one that was committed to. */
  | { readonly check: 'secret' }
  /** The bits of these seats are those that each committed to. */
  | { readonly check: 'bits'; readonly seats: readonly number[] }
  /** What was fixed is this game, with these players. */
  | { readonly check: 'fixed' }
  /** The seed, and with it the deal and all that comes up later, is made of secret, bits and what was fixed. */
  | { readonly check: 'seed' }
  /** The rules allow every move, those that were taken back too. */
  | { readonly check: 'moves'; readonly count: number }
  | { readonly check: 'scores' }
  /** This device saw the same before the deal, and in so many positions. */
  | { readonly check: 'kept'; readonly facts: readonly SeenFact[]; readonly positions: number };

export interface Verdict {
  /** In the order of what follows from what: the first is where to look. Empty if all is right. */
  readonly findings: readonly Finding[];
  readonly checked: readonly Check[];
  /** Whether the game was played to its end; undefined if it could not be played. */
  readonly isOver?: boolean;
  /** How often cards were to be dealt and were not, since somebody left; from the proof. */
  readonly attempts?: number;
}
