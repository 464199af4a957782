import { ApiClient } from '../support/api-client.ts';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('calder');
const person = ownCopy('fatou.diallo@example.org', 'unfinished number');
const notANumber = word(tenant.slug, 'en', 'form', 'notANumber');

test.use({ baseURL: tenant.url });

test('[FRM-15] what is typed where a number is asked for, and is none, is there again after a reload and on another device, with what to write instead; a number beyond the limit is there again, too, and refused when the step is left', async ({
  page,
  browser,
}) => {
  const opened = { tenant, language: 'en', lands: '/form/damp-home' } as const;
  const client = new ApiClient(tenant.url, person.email);
  await client.signIn();
  const body = { formSlug: 'damp-home', page: 0, dynamicData: { postcode: 'CB2 7QX' } };
  expect((await client.call({ method: 'PUT', path: '/api/Submissions/draft', body })).status).toBe(200);
  await enterAs({ page, ...opened }, person.email);
  await hydrated(page);
  const field = page.locator('[data-name="movedIn"] input');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/Submissions/draft') && answer.ok(),
  );
  await field.fill('about 2019');
  await saved;
  await page.reload();
  await expect(field).toHaveValue('about 2019');
  await expect(page.getByText(notANumber).first()).toBeVisible();
  expect(await findings(page, 'main')).toEqual([]);

  const other = await browser.newContext({ baseURL: tenant.url });
  const device = await other.newPage();
  await enterAs({ page: device, ...opened }, person.email);
  await expect(device.locator('[data-name="movedIn"] input')).toHaveValue('about 2019');
  await other.close();
  await field.fill('2019');
  await expect(page.getByText(notANumber)).toHaveCount(0);

  const rent = page.locator('[data-name="rent"] input');
  const savedAgain = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/Submissions/draft') && answer.ok() && /"rent":7251\b/.test(answer.request().postData() ?? ''),
  );
  await rent.fill('7251');
  await savedAgain;
  await page.reload();
  await hydrated(page);
  await expect(rent).toHaveValue('7251');
  await page.getByRole('button', { name: word(tenant.slug, 'en', 'form', 'next'), exact: true }).click();
  const summary = page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: word(tenant.slug, 'en', 'form', 'errorTitle') }) });
  await expect(summary.getByRole('link')).toHaveText(/2,?000/);
  await expect(rent).toHaveValue('7251');
});
