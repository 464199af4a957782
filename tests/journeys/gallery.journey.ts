import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formTexts as texts } from '../../forms/texts.ts';
import { packOf } from '../../locale/language-packs/index.ts';
import { findings } from '../support/axe.ts';
import { standInForGoogle } from '../support/google-script.ts';
import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { combinations, createChance, full, pick, seed, some } from '../support/seed.ts';

const registry = join(import.meta.dirname, '../../registry');
const camelCase = (kebab: string): string => kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const types = ['blocks', 'shells'].flatMap((kind) => readdirSync(join(registry, kind))).map(camelCase);

/** The two looks of the gallery that share nothing. */
const themes = ['fern', 'harbour'] as const;
const all = combinations(['en', 'ar'], ['light', 'dark'], themes, [1280, 320]);

test('the gallery shows every block and shell of the registry', async ({ page }) => {
  await page.goto('/gallery');
  for (const type of types) await expect(page.getByRole('main').getByRole('link', { name: type, exact: true }).first()).toBeVisible();
  expect(types.length).toBeGreaterThan(10);
  await expect(page).toHaveTitle('Gallery');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect([await findings(page), await sidewaysScroll(page), await wider(page)]).toEqual([[], 0, []]);
  }
  expect(readFileSync(join(registry, 'index.ts'), 'utf8').match(/^export /gm)?.length).toBeGreaterThanOrEqual(types.length);
});

/** Links of the side bar that reach beyond it. */
const wider = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('aside');
    const { right = 0 } = bar?.getBoundingClientRect() ?? {};
    return [...(bar?.querySelectorAll('a') ?? [])].filter((link) => link.getBoundingClientRect().right > right).map((link) => link.text);
  });

const chance = createChance();
for (const type of some(types, 5)) {
  for (const [lang, scheme, theme, width] of full ? all : [pick(chance, all)]) {
    test(`every example of ${type} in ${lang}, ${scheme}, ${theme}, ${width} px: no finding of axe, no sideways scroll (seed ${seed})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await standInForGoogle(page);
      await page.goto(`/gallery?${new URLSearchParams({ block: type, lang, scheme, theme })}`);
      await hydrated(page);
      const preparing = packOf(lang)?.texts['form.preparing'] ?? texts.preparing;
      await expect(page.getByText(preparing), 'forms are drawn after the script').toHaveCount(0);
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }
}

test('[CLM-01] a mouse over a phase of a claim shows its explanation, lets the mouse rest on it, and hides it when the mouse goes', async ({
  page,
}) => {
  await page.goto('/gallery?block=claims&example=full&lang=en');
  await hydrated(page);
  const tip = page.locator('[popover]:popover-open');
  await page.getByRole('list', { name: 'Phases of your claim' }).getByRole('button').first().hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
});
