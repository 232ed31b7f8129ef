/** All that a topic says, one piece after the other: for whoever searches it, and for whoever checks it. */
import type { Voice } from '../voice.ts';
import type { Block, Facts, Ruling, Topic } from './rulebook.ts';

export function textsOfBlock(block: Block, v: Voice, facts: Facts): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'example':
      return [block.say(v, facts)];
    case 'steps':
    case 'points':
      return block.items.map((say) => say(v, facts));
    case 'table': {
      const { head, rows } = block.make(v, facts);
      // A row is one thing to whoever looks for it.
      return [head.join(' · '), ...rows.map((row) => row.join(' · '))];
    }
    case 'pictures':
      return [block.say, block.note].flatMap((say) => (say === undefined ? [] : [say(v, facts)]));
    case 'scene':
      return block.say === undefined ? [] : [block.say(v, facts)];
  }
}

/** Without its title; with the rulings that are shown at it. */
export function textsOf(topic: Topic, v: Voice, facts: Facts, rulings: readonly Ruling[]): readonly string[] {
  return [
    ...topic.blocks.flatMap((block) => textsOfBlock(block, v, facts)),
    ...textsOfRulings(topic, v, rulings),
  ];
}

/** What is said of the questions that it leaves open. */
export function textsOfRulings(topic: Topic, v: Voice, rulings: readonly Ruling[]): readonly string[] {
  return rulingsAt(topic, rulings).flatMap(({ id, question, book, decision }) => [
    `${id} ${question(v)}`,
    book(v),
    decision(v),
  ]);
}

export function rulingsAt({ rulings = [] }: Topic, all: readonly Ruling[]): readonly Ruling[] {
  return rulings.flatMap((id) => all.find((ruling) => ruling.id === id) ?? []);
}
