import { enterAs } from '../support/claimant.ts';
import { defaultsOn } from '../support/default-words.ts';
import { expect, test } from '../support/journey.ts';
import { settled } from '../support/screen-visits.ts';
import { tenantNamed } from '../support/tenants.ts';

const tenant = tenantNamed('calder');

test.use({ baseURL: tenant.url });

/** Its other screens, and those of the other languages, are visits of `screens.journey.ts`. */
test('[PAGE-18] [PAGE-20] a tenant of files only replaces every word: none of the portal’s own is left on a page that is not there, on a hub and in a form', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/);
  await enterAs({ page, tenant, language: 'en' }, 'imran.qureshi@example.org');
  for (const path of ['/securedPage/my-claim', '/form/damp-home', '/page/no-such']) {
    await page.goto(path);
    await settled(page, tenant.slug, 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await defaultsOn(page, 'en'), path).toEqual([]);
  }
});

test('text is in the face that the theme chooses, which the portal itself serves', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await page.goto('/page/our_case');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Lora' && status === 'loaded')))
    .toBe(true);
  expect(asked.filter((url) => !url.startsWith(`${tenant.url}/build/assets/lora-latin-wght-normal`))).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Lora,/);
});
