/** Descriptions in the terms of the first edition. */
import { m as terms } from '#messages/1893-first-edition';
import { m as tips } from '#messages/1893-first-edition-tips';
import type { DescribeThing } from '../../description.ts';
import { describe1893 } from '../1893/describe.ts';
import type { TipVoice } from '../1893/tips.ts';

export const describe1893FirstEdition: DescribeThing = (v, s, thing, reader) => {
  const edition: TipVoice = { ...v, terms, tips };
  return describe1893(edition, s, thing, reader);
};
