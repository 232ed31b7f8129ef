import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { whileSeen } from './unseen.ts';

/** What axe finds, in short: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Without frames one run in the page itself is all it takes; nobody reads what it found to be right; and no sheet of
    // styles forbids to turn a screen, for which it would fetch them all.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false });
  const { violations: found } = await whileSeen(page, () => axe.analyze());
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
