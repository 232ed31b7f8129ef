/** Descriptions in the terms of the first edition. */
import { m as terms } from '#messages/1893-first-edition';
import { m as tips } from '#messages/1893-first-edition-tips';
import { descriptionsIn } from '../1893/describe.ts';

export const descriptions1893FirstEdition = descriptionsIn((v) => ({
  ...v,
  terms,
  tips,
}));
