import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { seed, some } from '../support/seed.ts';
import { colours, difference, type Part } from '../support/pixels.ts';
import type { Locator } from '@playwright/test';

/** Less than this is an edge that fell between two pixels. */
const seen = 0.12;

async function open(page: Page, block: string, example: string): Promise<void> {
  await page.goto(`/gallery?${new URLSearchParams({ block, example, lang: 'en' })}`);
  await hydrated(page);
}

async function expectApart(what: string, places: readonly Locator[], part: Part = {}): Promise<void> {
  const looks = [];
  for (const place of places) looks.push(await colours(place, part));
  for (const [index, look] of looks.entries())
    for (const other of looks.slice(index + 1)) expect(difference(look, other), `${what}: ${JSON.stringify(looks)}`).toBeGreaterThan(seen);
}

const lowerEdge: Part = { top: 0.92 };

test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });

for (const colorScheme of some(['light', 'dark'] as const, 1))
  test.describe(`${colorScheme} (seed ${seed})`, () => {
    test.use({ colorScheme });

    test('in forced colours the steps of an account and the chosen tab differ from the others', async ({ page }) => {
      await open(page, 'formsList', 'full');
      const step = (state: string) => page.locator(`ol > li[data-state="${state}"]`).first();
      await expectApart('steps', [step('done'), step('current'), step('waiting')]);
      const tab = (selected: boolean) => page.getByRole('tab', { selected });
      await expectApart('tabs', [tab(true), tab(false)], lowerEdge);
    });

    test('in forced colours the phases of a claim can be distinguished', async ({ page }) => {
      await open(page, 'claims', 'full');
      const mark = (state: string) => page.locator(`li[data-state="${state}"] > [aria-hidden]`).first();
      await expectApart('phases', [mark('done'), mark('current'), mark('waiting')]);
    });

    test('in forced colours what was answered of a form is seen', async ({ page }) => {
      await open(page, 'form', 'full');
      const progress = page.locator('progress');
      await expect(progress).toBeVisible();
      await progress.evaluate((bar) => bar.setAttribute('value', '1'));
      const [answered, left] = [await colours(progress, { right: 0.4 }), await colours(progress, { left: 0.6 })];
      expect(difference(answered, left)).toBeGreaterThan(seen);
    });

    test('in forced colours the open page, the switch, the focus and the icons are seen', async ({ page }) => {
      await open(page, 'navigation', 'signedOut');
      const link = (current: boolean) => page.locator(`nav li > a${current ? '[aria-current=page]' : ':not([aria-current])'}`).first();
      await expectApart('links', [link(true), link(false)], lowerEdge);
      const icon = page.locator('nav [popovertarget$="-languages"] svg').first();
      expect(Object.keys(await colours(icon)).length).toBeGreaterThan(1);
      const ring = await link(false).evaluate((place) => {
        (place as HTMLElement).focus({ focusVisible: true } as FocusOptions);
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
        return {
          outlineStyle,
          wide: parseFloat(outlineWidth) >= 2,
          seen: outlineColor !== getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(ring).toEqual({ outlineStyle: 'solid', wide: true, seen: true });

      await page.setViewportSize({ width: 600, height: 900 });
      await open(page, 'navigation', 'full');
      await page.locator('button[popovertarget$="-pages"]').first().click();
      const toggle = page.getByRole('switch');
      const track = toggle.locator('[aria-hidden]').first();
      const on = await colours(track);
      await toggle.evaluate((it) => it.setAttribute('aria-checked', 'false'));
      expect(difference(on, await colours(track))).toBeGreaterThan(seen);
    });
  });
