import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { counted } from './runner/counts.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every axe violation of a page, with the elements and what is wrong with them. No rule of the tags is disabled. */
export async function axeViolations(
  page: Page,
  rules: Parameters<AxeBuilder['options']>[0]['rules'] = {},
): Promise<string[]> {
  counted('axe runs');
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ rules, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target, failureSummary }) => `${html.slice(0, 200)} (${target.join(' ')}) ${failureSummary}`).join(' | ')}`,
  );
}
