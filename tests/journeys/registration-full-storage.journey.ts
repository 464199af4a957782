import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const first = writtenForm(tenant.slug, 'registration-form-first-page');
const details = writtenForm(tenant.slug, 'registration-form-details');
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);

test('[REG-04] [REG-05] a device whose storage is full registers with the answers that were given last, over every step of the details', async ({
  page,
}) => {
  const older = `older-${Date.now()}@example.org`;
  const person: Answers = { name: 'Nerys', family_name: 'Full', email: older, consent: 'agreed' };
  const email = `newer-${Date.now()}@example.org`;
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const [home, theCase] = details.surveyDefinition.pages;
  const mail = page.locator('[data-name="email"] input');
  const born = page.locator('[data-name="dateOfBirth"] input');
  const toDetails = async () => {
    await button(sendWord(first, 'en')).click();
    await expect(page.locator('[data-name="addressLine1"]')).toBeVisible();
  };
  await page.goto(`${tenant.url}/page/registration?tab=0`);
  await answerStep(page, pointer, first.surveyDefinition.pages[0]?.elements ?? [], person, 'en');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(older);
  await hydrated(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await mail.fill(email);
  await mail.blur();
  await toDetails();
  await answerStep(page, pointer, home?.elements ?? [], { addressLine1: '1 High Street', city: 'Cardiff', postcode: 'CF10 1AA' }, 'en');
  await born.fill('1980-02-03');

  await button(inForm('next')).click();
  await answerStep(page, pointer, theCase?.elements ?? [], { whatHappened: 'It smoked.' }, 'en');
  await button(inForm('next')).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: older })).toHaveCount(0);
  const registered = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().includes('/api/Accounts/registration'));
  await button(sendWord(details, 'en')).click();
  expect((await registered).postDataJSON()).toMatchObject({ email, name: 'Nerys', dynamicData: { whatHappened: 'It smoked.' } });
});
