/** How much a bot may think about one decision: a number of simulations, which is reproducible, or a time. */
export type Budget =
  | { readonly simulations: number; readonly milliseconds?: never }
  | { readonly milliseconds: number; readonly simulations?: never };

/** `500`, `200ms` or `1.5s`; undefined if the text is none of them. */
export function readBudget(text: string): Budget | undefined {
  const [, amount, unit] = /^(\d{1,7}(?:\.\d{1,3})?)(ms|s|)$/.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const number = Number(amount);
  if (number === 0) return undefined;
  if (unit === '') return Number.isInteger(number) ? { simulations: number } : undefined;
  return { milliseconds: unit === 's' ? number * 1000 : number };
}

export function writeBudget(budget: Budget): string {
  return budget.simulations === undefined ? `${budget.milliseconds}ms` : `${budget.simulations}`;
}
