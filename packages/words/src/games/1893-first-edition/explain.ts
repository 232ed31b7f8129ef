/** Explanations in the terms of the first edition. */
import { m as terms } from '#messages/1893-first-edition';
import { m as tips } from '#messages/1893-first-edition-tips';
import type { ExplainThing } from '../../explained.ts';
import { explain1893 } from '../1893/explain.ts';
import type { TipVoice } from '../1893/tips.ts';

export const explain1893FirstEdition: ExplainThing = (v, s, thing, reader) => {
  const edition: TipVoice = { ...v, terms, tips };
  return explain1893(edition, s, thing, reader);
};
