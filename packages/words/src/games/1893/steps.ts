/** The steps at which somebody chooses, in any edition. A test compares them with those of the rulesets. */
const COMMON_STEPS = [
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

/** Belle Époque: `use-card`, and the steps in which a card asks its own question; each can be declined. */
export const CARD_STEPS = [
  'use-card',
  'turn-white',
  'return-displayed',
  'discard-nobles',
  'swap-joker',
  'cash-noble',
  'take-back-bid',
  'swap-artwork',
  'choose-any-iris',
  'play-again',
  'take-other-card',
  'double-meeple',
] as const;
export type CardStepId = (typeof CARD_STEPS)[number];

export const CHOICE_STEPS = [
  ...COMMON_STEPS,
  // Belle Époque
  ...CARD_STEPS,
  'choose-card',
  'create-white',
  'send-travellers',
  'take-bonus-tile',
  'take-back-francs',
  'take-artwork-for-cubes',
  'choose-row',
  // Asymmetric boards
  'choose-board',
  'turn-needle',
  // First edition
  'do-action',
] as const;
export type ChoiceStepId = (typeof CHOICE_STEPS)[number];

export function isChoiceStep(step: string): step is ChoiceStepId {
  return (CHOICE_STEPS as readonly string[]).includes(step);
}

export function isCardStep(step: ChoiceStepId): step is CardStepId {
  return (CARD_STEPS as readonly string[]).includes(step);
}
