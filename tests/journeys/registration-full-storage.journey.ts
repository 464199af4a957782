import { fillStorage } from '../support/full-storage.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const first = writtenForm(tenant.slug, 'registration-form-first-page');
const details = writtenForm(tenant.slug, 'registration-form-details');
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const mail = (page: Page) => page.locator('[data-name="email"] input');

/** Fills in the first form with an address that this device keeps, then with another that it refuses to, and goes on to the details. */
async function toDetailsWithoutSpace(page: Page, older: string, newer: string): Promise<void> {
  const person: Answers = { name: 'Nerys', family_name: 'Full', email: older, consent: 'agreed' };
  await page.goto(`${tenant.url}/page/registration?tab=0`);
  await answerStep(page, pointer, first.surveyDefinition.pages[0]?.elements ?? [], person, 'en');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(older);
  await hydrated(page);
  await fillStorage(page);
  await mail(page).fill(newer);
  await mail(page).blur();
  await button(page, sendWord(first, 'en')).click();
  await expect(page.locator('[data-name="addressLine1"]')).toBeVisible();
}

test('[REG-04] [REG-05] a device whose storage is full registers with the answers that were given last, over every step of the details', async ({
  page,
}) => {
  const older = `older-${Date.now()}@example.org`;
  const email = `newer-${Date.now()}@example.org`;
  const [home, theCase] = details.surveyDefinition.pages;
  const born = page.locator('[data-name="dateOfBirth"] input');
  await toDetailsWithoutSpace(page, older, email);
  await answerStep(page, pointer, home?.elements ?? [], { addressLine1: '1 High Street', city: 'Cardiff', postcode: 'CF10 1AA' }, 'en');
  await born.fill('1980-02-03');

  await button(page, inForm('next')).click();
  await answerStep(page, pointer, theCase?.elements ?? [], { whatHappened: 'It smoked.' }, 'en');
  await button(page, inForm('next')).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: older })).toHaveCount(0);
  const registered = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().includes('/api/Accounts/registration'));
  await button(page, sendWord(details, 'en')).click();
  expect((await registered).postDataJSON()).toMatchObject({ email, name: 'Nerys', dynamicData: { whatHappened: 'It smoked.' } });
});

test('[REG-04] on a device whose storage is full, Back from the details leads to the first form as it was left', async ({ page }) => {
  const newer = `newer-${Date.now()}@example.org`;
  await toDetailsWithoutSpace(page, `older-${Date.now()}@example.org`, newer);
  await page.goBack();
  await expect(mail(page)).toHaveValue(newer);
  await expect(page.locator('[data-name="family_name"] input')).toHaveValue('Full');
  await button(page, sendWord(first, 'en')).click();
  await expect(page.locator('[data-name="addressLine1"]')).toBeVisible();
});

test('[REG-04] [RDT-01] Cancel on the details asks before it loses the page before them; once there is space, keeping keeps that, too', async ({
  page,
}) => {
  const newer = `newer-${Date.now()}@example.org`;
  await toDetailsWithoutSpace(page, `older-${Date.now()}@example.org`, newer);
  const cancel = page.getByRole('link', { name: inForm('cancel') });
  await cancel.click();
  const lost = page.getByRole('dialog', { name: inForm('leaveLostTitle') });
  await lost.getByRole('button', { name: inForm('leaveStay') }).click();
  await expect(lost).toHaveCount(0);

  await page.evaluate(() => (window as unknown as { makeSpace: () => void }).makeSpace());
  await page.locator('[data-name="addressLine1"] input').fill('1 High Street');
  await cancel.click();
  await page
    .getByRole('dialog', { name: inForm('leaveTitle') })
    .getByRole('button', { name: inForm('leaveKeep') })
    .click();
  await expect(page).not.toHaveURL(/registrationDetails/);
  await page.goto(`${tenant.url}/page/registration?tab=0`);
  await hydrated(page);
  await expect(mail(page)).toHaveValue(newer);
});

test('[FRM-03] with answers that this device refuses to keep, a link, Back and a reload ask before they lose them', async ({ page }) => {
  const email = `lost-${Date.now()}@example.org`;
  const registration = `${tenant.url}/page/registration?tab=0`;
  await page.goto(`${tenant.url}/page/accessibility`);
  await hydrated(page);
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'to the registration' });
    document.querySelector('main')?.append(link);
    link.click();
  }, registration);
  await expect(mail(page)).toBeVisible();
  await fillStorage(page);
  await mail(page).fill(email);
  await mail(page).blur();

  await expect(page.getByRole('main').getByText(inForm('areNotKept'))).toBeVisible();

  const lost = page.getByRole('dialog', { name: inForm('leaveLostTitle') });
  const back = lost.getByRole('button', { name: inForm('leaveStay') });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
  for (const leave of [() => link.click(), () => page.evaluate(() => history.back())]) {
    await leave();
    await back.click();
    await expect(lost).toHaveCount(0);
    expect([new URL(page.url()).pathname, await mail(page).inputValue()]).toEqual(['/page/registration', email]);
  }
  const asks = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const asked = await asks;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(mail(page)).toHaveValue(email);

  await link.click();
  await lost.getByRole('button', { name: inForm('leaveDiscard') }).click();
  await expect(page).toHaveURL(/\/page\/accessibility/);
});
