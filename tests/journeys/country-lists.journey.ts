import { enterAs } from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';

const tenant = tenantNamed('northgate');

test.use({ baseURL: tenant.url });

test('[CTL-CTRY] [CTL-PHONE] in a language that the browser cannot sort, each name in the list of a drawn form is that of its country', async ({
  page,
}) => {
  await enterAs(
    { page, tenant, language: 'cy', lands: '/form/all-controls' },
    ownCopy('ffion.treharne@example.org', 'country lists').email,
  );
  await page.goto('/form/all-controls');
  await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
  const list = page.getByRole('main').locator('select[autocomplete=tel-country-code]');
  const codes = { AUT: 'Awstria', POL: 'Gwlad Pwyl', DEU: 'Yr Almaen', GBR: 'Y Deyrnas Unedig', BGD: 'Bangladesh', IRL: 'Iwerddon' };
  const namesOf = () =>
    list.evaluate((select: HTMLSelectElement) =>
      Object.fromEntries(Array.from(select.options, ({ value, textContent }) => [value, textContent?.split(' \u200e')[0]])),
    );
  await expect.poll(namesOf).toMatchObject(codes);
  const names = Object.values(await namesOf());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  await list.selectOption({ label: 'Awstria \u200e+43' });
  await expect(list).toHaveValue('AUT');
});
