import type { Request } from '@playwright/test';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';

const tenant = tenantNamed('northgate');
test.use({ baseURL: tenant.url });

/** Calls for content, data and tokens; files of the build and of the tenant are none. */
const isCall = (request: Request): boolean =>
  /^\/(api\/(?!assets)|content|config-service|page-answer|auth\/session)/.test(new URL(request.url()).pathname);

test('[PAGE-03] a page of a signed-in person asks nothing after its document, and opens the next one with one answer', async ({ page }) => {
  test.setTimeout(60_000);
  await enterAs({ page, tenant, language: 'en' }, 'priya.desai@example.org');
  // What the hub still asks belongs to the hub.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (asked) => isCall(asked) && calls.push(new URL(asked.url()).pathname));
  await page.goto('/securedPage/my-profile');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Priya Desai' })).toBeVisible();
  expect(calls).toEqual([]);
  await page.locator('main a[href="/home"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your home page');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(calls).toEqual(['/page-answer']);
});

test('[FRM-24] the document of a form names the most of its script for the browser to fetch at once; that of the hub names none', async ({
  page,
}) => {
  await enterAs({ page, tenant, language: 'en' }, 'priya.desai@example.org');
  const namedBy = async (path: string): Promise<string[]> =>
    [
      ...(await (await page.request.get(path)).text()).matchAll(
        /<link rel="modulepreload" href="\/build\/assets\/([\w-]+?)-[\w-]{7,8}\.js"/g,
      ),
    ].map(([, name]) => name ?? '');
  expect(await namedBy('/form/vehicle-claim')).toEqual(['entry-client', 'SurveyForm']);
  expect(await namedBy('/securedPage/my-claim')).toEqual([]);
});
