import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { questionTypeSteps } from '../../registry/blocks/form/question-type-steps.ts';
import { findings } from '../support/axe.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { combinations, createChance, full, pick, seed } from '../support/seed.ts';

const looks = combinations(['en', 'ar'], ['light', 'dark'], ['fern', 'harbour'], [1280, 390]);
const chance = createChance();

async function open(page: Page, example: string, look = looks[0]): Promise<Locator> {
  const [lang = 'en', scheme = 'light', theme = 'fern', width = 1280] = look ?? [];
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/gallery?${new URLSearchParams({ block: 'form', example, lang, scheme, theme })}`);
  await hydrated(page);
  const form = page.locator('.sd-root-modern');
  await expect(form).toBeVisible();
  return form;
}

/** Names of the drawn buttons and pictures of which nothing is seen: of one colour all over. */
async function emptyOnes(page: Page, form: Locator): Promise<string[]> {
  const drawn = await form.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement | SVGElement>('button, [role=button], select, input[type=range], svg')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('#sv-icon-holder-global-container')) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('class') || element.tagName);
      return [{ name, left: left + scrollX, top: top + scrollY, width, height }];
    }),
  );
  expect(drawn.length).toBeGreaterThan(0);
  const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' }));
  const empty: string[] = [];
  for (const { name, ...box } of drawn) {
    // Without the edge: a frame alone is no sign.
    const inner = {
      left: Math.ceil(box.left) + 3,
      top: Math.ceil(box.top) + 3,
      width: Math.floor(box.width) - 6,
      height: Math.floor(box.height) - 6,
    };
    const { channels } =
      inner.width < 4 || inner.height < 4 ? { channels: [] } : await sharp(await picture.clone().extract(inner).toBuffer()).stats();
    if (!channels.slice(0, 3).some(({ stdev }) => stdev > 2)) empty.push(name);
  }
  return empty;
}

for (const example of Object.keys(questionTypeSteps))
  for (const look of full ? looks : [pick(chance, looks)])
    test(`${example} in ${look.join(', ')}: no button and no icon is empty, no finding of axe, no sideways scroll (seed ${seed})`, async ({
      page,
    }) => {
      const form = await open(page, example, look);
      if (example !== 'typesOfText') expect(await emptyOnes(page, form)).toEqual([]);
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });

test('scales are answered by keyboard alone', async ({ page }) => {
  const form = await open(page, 'typesOfScale');
  const question = (name: string) => form.locator(`[data-name="${name}"]`);
  await question('slider').getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(question('slider').locator('output')).toHaveText('1');
  await question('range').getByRole('slider', { name: /To$/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(question('range').locator('output')).toHaveText(['0', '99']);
  await question('stars').getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(question('stars').getByRole('radio', { name: '2 of 5' })).toBeChecked();
  await question('ranking').getByRole('button', { name: 'Move down: Diesel' }).focus();
  await page.keyboard.press('Enter');
  await expect(question('ranking').getByRole('listitem')).toHaveText([/Petrol/, /Diesel/, /Something else/]);
  await expect(question('ranking').getByRole('button', { name: 'Move down: Diesel' })).toBeFocused();
});
