import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.2 AA: the rule, and the places. Where colours are forced it reads those of the page (Chromium answers with them), so
 * contrast is left out there: `unreadable` has it.
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // Its other mode collects what frames of other origins have in a page of its own, every time; there are no such frames of ours.
  const builder = new AxeBuilder({ page }).withTags(levels).setLegacyMode();
  if (forced) builder.disableRules('color-contrast');
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html.slice(0, 200)}`));
}
