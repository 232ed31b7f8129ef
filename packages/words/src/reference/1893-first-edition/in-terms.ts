/** Topics of the second edition as the first edition says them. */
import type { Ruleset } from '@horta/engine';
import { m as terms } from '#messages/1893-first-edition';
import { m as rulesTerms } from '#messages/rules-1893-first-edition';
import type { EditionVoice } from '../../games/1893/messages.ts';
import type { Voice } from '../../voice.ts';
import type { RulesVoice } from '../1893/messages.ts';
import type { Block, Chapter, Say, Topic } from '../rulebook.ts';

/** A voice that says everything in the terms of the first edition. */
function inTerms(v: Voice): EditionVoice & RulesVoice {
  return { ...v, terms, rulesTerms };
}

export function chapterInTerms<R extends Ruleset>(chapter: Chapter<R>): Chapter<R> {
  return { ...chapter, title: said(chapter.title), topics: chapter.topics.map(topicInTerms) };
}

function topicInTerms<R extends Ruleset>(topic: Topic<R>): Topic<R> {
  return { ...topic, title: said(topic.title), blocks: topic.blocks.map(blockInTerms) };
}

function said<R extends Ruleset>(say: Say<R>): Say<R> {
  return (v, facts) => say(inTerms(v), facts);
}

function blockInTerms<R extends Ruleset>(block: Block<R>): Block<R> {
  switch (block.kind) {
    case 'text':
    case 'example':
      return { ...block, say: said(block.say) };
    case 'steps':
    case 'points':
      return { ...block, items: block.items.map(said) };
    case 'table':
      return { ...block, make: (v, facts) => block.make(inTerms(v), facts) };
    case 'pictures':
    case 'scene':
      return block.say === undefined ? block : { ...block, say: said(block.say) };
  }
}
