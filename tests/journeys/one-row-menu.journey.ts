import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenants } from '../support/tenants.ts';

const widths = [1600, 1440, 1366, 1280, 1200, 1120, 1024, 960, 959, 600];
const people: Readonly<Record<string, string>> = {
  northgate: 'priya.desai@example.org',
  meridian: 'peter.novak@example.org',
  calder: 'saima.akhtar@example.org',
};

/** How the menu is shown: as a row of which all is seen, or as its button. */
const menu = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav')!;
    const seen = [...bar.querySelectorAll('a, [role=switch], [popovertarget$="-languages"], [popovertarget$="-account"]')].filter((it) =>
      it.checkVisibility(),
    );
    const { left, right } = bar.getBoundingClientRect();
    const boxes = seen.map((it) => it.getBoundingClientRect());
    const middles = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 4)));
    const sorted = boxes.toSorted((a, b) => a.left - b.left);
    const apart = sorted.every((box, index) => index === 0 || box.left >= (sorted[index - 1]?.right ?? 0) - 0.5);
    const links = seen.filter((it) => it.matches('a')).length;
    const button = bar.querySelector('button[popovertarget$="-pages"]')?.checkVisibility() ?? false;
    return {
      rows: middles.size,
      inside: boxes.every((box) => box.left >= left && box.right <= right),
      apart,
      as: links > 0 && !button ? 'row' : links === 0 && button ? 'button' : 'both or none',
    };
  });

async function expectOneRow(page: Page, who: string): Promise<void> {
  const drawn: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => ({ ...(await menu(page)), as: undefined }), { message: `${who} at ${width} px` })
      .toEqual({ rows: 1, inside: true, apart: true, as: undefined });
    drawn.push((await menu(page)).as);
  }
  expect(drawn, who).not.toContain('both or none');
  expect(drawn.at(-1), who).toBe('button');
}

for (const tenant of some(tenants, 1, createChance(seed + 5))) {
  const language = tenant.languages[1]?.iso2Code ?? '';

  test(`[NAV-05] ${tenant.slug} in ${language}: the menu never takes a second line; without space for all of it there is its button (seed ${seed})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
    await page.goto(tenant.url + readingPage(tenant).path);
    await hydrated(page);
    await expectOneRow(page, 'signed out');
    await enterAs({ page, tenant, language }, people[tenant.slug] ?? '');
    await expect(page.locator('[popovertarget$="-account"]')).toBeVisible();
    await expectOneRow(page, 'signed in');
  });

  test(`[NAV-05] ${tenant.slug}: the menu is a row again as soon as there is space for it (seed ${seed})`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 800 });
    await page.goto(tenant.url + readingPage(tenant).path);
    await hydrated(page);
    for (const [width, as] of [
      [1600, 'row'],
      [600, 'button'],
      [1600, 'row'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await menu(page)).as, { message: `${width} px` }).toBe(as);
    }
  });
}
