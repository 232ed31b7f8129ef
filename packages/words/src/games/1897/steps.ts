/** The steps of the game at which somebody chooses. A test compares them with those of the ruleset. */
export const CHOICE_STEPS = [
  'turn',
  'place-architect',
  'send-architects',
  'sell-artwork',
  'pay-house',
  'keep-noble',
  'show-artwork',
  'choose-action',
  'choose-artwork',
  'choose-material',
  'choose-house',
  'choose-noble',
  'use-nobles',
  'release-architect',
  'arrest-architect',
] as const;
export type ChoiceStepId = (typeof CHOICE_STEPS)[number];

export function isChoiceStep(step: string): step is ChoiceStepId {
  return (CHOICE_STEPS as readonly string[]).includes(step);
}
