/** What the sheets of the stages of Bruxelles 1893 are made from. */
import type { Event, State } from '@horta/engine/1893';
import type { StageStory } from '../../../stages/stage.ts';
import { say } from '../../../stages/words.ts';

/** A stage as it was told, in the types of the game. */
export interface Story extends StageStory {
  readonly view: State;
  readonly before: State;
  readonly events: readonly Event[];
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function eventsOf<Type extends Event['type']>({ events }: Story, type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** The sentences of these events; what others tell already is left out. */
export function sentences({ speaker, view }: Story, events: readonly Event[]): string[] {
  return events.flatMap((event) => speaker.event(view, event) ?? []);
}

type Message = keyof typeof say;

/** Messages that the first edition says in terms of its own. */
const OTHER_TERMS = {
  '1893': {},
  '1893-first-edition': {
    rule_columns: 'rule_columns_first',
    rule_irises: 'rule_irises_first',
    rule_brussels: 'rule_brussels_first',
    rule_brussels_none: 'rule_brussels_none_first',
    rule_houses: 'rule_houses_first',
    rule_first_player: 'rule_first_player_first',
    rule_row_architects: 'rule_row_architects_first',
    note_first_player_worth: 'note_first_player_worth_first',
    stage_iris: 'stage_arms',
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Message, Message>>>>>;

/** A text in the terms of the edition. */
export function inTerms<Key extends Message>(
  { view }: Pick<Story, 'view'>,
  key: Key,
  inputs?: Parameters<(typeof say)[Key]>[0],
): string {
  const terms: Readonly<Partial<Record<Message, Message>>> = OTHER_TERMS[view.rules.game];
  return say[terms[key] ?? key](inputs);
}
