import { enterAs } from '../support/claimant.ts';
import { fillStorage } from '../support/full-storage.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('calder');
/** The draft of a first try stays. */
const people = [ownCopy('imran.qureshi@example.org', 'full storage'), ownCopy('imran.qureshi@example.org', 'full storage again')] as const;
const lands = '/form/damp-home';
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);

test.use({ baseURL: tenant.url });

test('[FRM-03] a draft that neither the server nor this device takes is left, by a link or a sign-out, after a question; once it is saved nothing is asked', async ({
  page,
  faults,
}, { retry }) => {
  faults.allow(/status of 503|Failed to load resource/);
  await enterAs({ page, tenant, language: 'en', lands }, people[retry === 0 ? 0 : 1].email);
  await hydrated(page);
  await fillStorage(page);
  const saves = '**/api/Submissions/draft';
  let isDown = true;
  await page.route(saves, (route) => (isDown ? route.fulfill({ status: 503, json: { code: 'busy' } }) : route.continue()));
  const postcode = page.locator('[data-name="postcode"] input');
  await postcode.fill('CB2 7QX');
  const signOut = async (): Promise<void> => {
    await page.locator('[popovertarget$="-account"]').click();
    await page.getByRole('button', { name: word(tenant.slug, 'en', 'navigation', 'signOut') }).click();
  };
  const lost = page.getByRole('dialog', { name: inForm('leaveUnsavedTitle') });
  const link = page.getByRole('contentinfo').getByRole('link').filter({ hasText: /\w/ }).and(page.locator('a[href^="/page/"]')).first();

  for (const leave of [() => link.click(), () => signOut()]) {
    await leave();
    await lost.getByRole('button', { name: inForm('leaveStay') }).click();
    await expect(lost).toHaveCount(0);
    expect([new URL(page.url()).pathname, await postcode.inputValue()]).toEqual([lands, 'CB2 7QX']);
  }
  isDown = false;
  await link.click();
  await expect(page).not.toHaveURL(new RegExp(lands));
  await page.goBack();
  await expect(postcode).toHaveValue('CB2 7QX');

  isDown = true;
  await postcode.fill('CB2 7QY');
  await signOut();
  await lost.getByRole('button', { name: inForm('leaveUnsaved') }).click();
  await expect(page).toHaveURL(/signedOut=1/);
});
