/** The steps of the game at which somebody chooses. A test compares them with those of the ruleset. */
export const CHOICE_STEPS = [
  'start-artwork',
  'choose-iris',
  'place-neutral',
  'turn',
  'bid',
  'take-artwork',
  'sell-artwork',
  'move-cursor',
  'replace-artwork',
  'take-noble',
  'keep-noble',
  'take-cubes',
  'pay-house',
  'move-needle',
  'place-house',
  'use-nobles',
  'cube-or-trade',
  'cinquantenaire',
  'use-prestige',
  'pay-nobles',
] as const;
export type ChoiceStepId = (typeof CHOICE_STEPS)[number];

export function isChoiceStep(step: string): step is ChoiceStepId {
  return (CHOICE_STEPS as readonly string[]).includes(step);
}
