import { enterAs } from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { sendWord, writtenForm } from '../support/written-form.ts';

test('[FRM-19] [REG-02] [REG-07] [RDT-01] [RDT-02] staff register another person, and correct what the account holds, by the buttons of the workspace', async ({
  page,
}) => {
  const tenant = tenantNamed('northgate');
  const email = `by-staff-${Date.now()}@example.org`;
  const first = writtenForm(tenant.slug, 'registration-form-first-page');
  const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const field = (name: string) => page.locator(`[data-name="${name}"] input`);
  const saved = page.getByText(word(tenant.slug, 'en', 'accountDetails', 'savedNow'));
  const isHeaded = async (key: 'workspace.register' | 'workspace.update'): Promise<void> => {
    const heading = wordOfPortal(tenant.slug, 'en', key);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(heading);
  };
  await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, 'elin.hale@example.org');
  await page.getByRole('link', { name: word(tenant.slug, 'en', 'listing', 'register'), exact: true }).click();
  await expect(page).toHaveURL(`${tenant.url}/page/registration?isWorkspace=true`);
  await isHeaded('workspace.register');
  for (const [name, answer] of Object.entries({ name: 'Dilys', family_name: 'Newland', email })) await field(name).fill(answer);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: word(tenant.slug, 'en', 'registration', 'login'), exact: true })).toHaveCount(0);
  await page.locator('[data-name="consent"] label').first().click();
  await button(sendWord(first, 'en')).click();
  await expect(page).toHaveURL(/\/registrationDetails\/registration-form-details\?isWorkspace=true$/);
  for (const [name, answer] of Object.entries({
    addressLine1: '2 High Street',
    city: 'Cardiff',
    postcode: 'CF10 1AA',
    dateOfBirth: '1980-02-03',
  }))
    await field(name).fill(answer);
  for (const _ of ['case', 'check']) await button(inForm('next')).click();
  await button('Add').click();
  await expect(page).toHaveURL(/\/listing\/details\?saved=true&accountId=[\w-]+$/);
  await expect(saved).toBeVisible();

  const accountId = new URL(page.url()).searchParams.get('accountId') ?? '';
  await page.goto(`${tenant.url}/registrationDetails/registration-form-details?accountId=${accountId}`);
  await page.getByRole('link', { name: inForm('toBeginning'), exact: true }).click();
  await expect(page).toHaveURL(/\/listing\/list/);
  await page.goto(`${tenant.url}/listing/details?accountId=${accountId}`);
  await page.getByRole('link', { name: word(tenant.slug, 'en', 'accountDetails', 'update'), exact: true }).click();
  const beginning = `${tenant.url}/page/registration?isWorkspace=true&accountId=${accountId}`;
  await expect(page).toHaveURL(beginning);
  await isHeaded('workspace.update');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(field('email')).toHaveValue(email);
  await button(sendWord(first, 'en')).click();
  await expect(field('addressLine1')).toHaveValue('2 High Street');
  await page.getByRole('link', { name: inForm('cancel'), exact: true }).click();
  await expect(page).toHaveURL(beginning);
  await button(sendWord(first, 'en')).click();
  await expect(field('addressLine1')).toHaveValue('2 High Street');
  await field('city').fill('Newport');
  for (const _ of ['case', 'check']) await button(inForm('next')).click();
  await button('Update').click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(saved).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: word(tenant.slug, 'en', 'accountDetails', 'back'), exact: true })
    .click();
  await expect(page).toHaveURL(`${tenant.url}/listing/list`);
});
