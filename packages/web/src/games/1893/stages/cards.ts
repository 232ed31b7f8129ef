/** The end of the round: who leaves, what is new, who begins. */
import type { Medal, Note, Sheet } from '../../../stages/stage.ts';
import { say } from '../../../stages/words.ts';
import { thing } from '../things.ts';
import { eventsOf, type Story, sentences } from './telling.ts';

export function cardsSheet(story: Story): Sheet {
  const { view, speaker } = story;
  const nobles = eventsOf(story, 'noble-revealed');
  const [laid] = eventsOf(story, 'prestige-laid');
  const medals: Medal[] = [
    ...nobles.map(({ noble, slot }) => ({
      thing: thing.noble(slot),
      parts: [],
      counts: [],
      title: speaker.name(view, 'noble', noble),
      texts: [...(speaker.describe(view, thing.noble(slot))?.lines.slice(0, 2) ?? [])],
    })),
    ...(laid?.cards ?? []).map((card, column) => ({
      thing: thing.column(column),
      parts: [],
      counts: [],
      title: say.stage_column({ column: column + 1 }),
      texts: [say.stage_card_won({ card: speaker.name(view, 'prestige', card) })],
    })),
  ];
  return {
    icon: 'card',
    rule: say.rule_cards(),
    // Nobles are on the other board: a phone shows one at a time.
    area: laid === undefined ? 'side' : 'main',
    things: medals.map((medal) => medal.thing),
    medals,
    latest: laid === undefined ? undefined : thing.column(0),
    counted: () => [],
    notes: notesOf(story),
  };
}

function notesOf(story: Story): Note[] {
  const { view, before, speaker } = story;
  const nobles = eventsOf(story, 'noble-revealed').map(({ noble }) => speaker.name(view, 'noble', noble));
  const told = (type: 'noble-left' | 'prestige-laid' | 'cards-ready' | 'travellers-returned') =>
    sentences(story, eventsOf(story, type));
  return [
    ...told('cards-ready').map((text): Note => ({ icon: 'pavilion', text })),
    ...told('travellers-returned').map((text): Note => ({ icon: 'traveller', text })),
    ...told('noble-left').map((text): Note => ({ icon: 'noble', text })),
    ...newNobles(nobles).map((text): Note => ({ icon: 'nobles', text })),
    ...told('prestige-laid').map((text): Note => ({ icon: 'prestige', text })),
    {
      icon: 'first-player',
      seat: view.firstPlayer,
      text: say.note_begins({ player: speaker.player(view.firstPlayer), round: before.round + 1 }),
    },
  ];
}

function newNobles(nobles: readonly string[]): string[] {
  if (nobles.length === 0) return [];
  const [noble] = nobles;
  return [
    nobles.length === 1 ? say.note_new_noble({ noble }) : say.note_new_nobles({ nobles: nobles.join(', ') }),
  ];
}
