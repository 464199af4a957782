import { enterAs } from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const account = '4e470001-0088-4c1a-9f00-000000000088';

test.use({ baseURL: tenant.url });

test('[APP-05] [APP-07] where a pressed button gets no focus, as in Safari, its dialog gives the focus back to it, and a sorted list has it', async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
  await enterAs({ page, tenant, language: 'en', lands: `/listing/details?accountId=${account}` }, 'elin.hale@example.org');
  const send = page.getByRole('button', { name: word(tenant.slug, 'en', 'accountDetails', 'sendLink') }).first();
  await send.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();

  await page.goto('/listing/list');
  const sort = page.getByRole('columnheader').getByRole('link').first();
  await sort.click();
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toBeFocused();
});
