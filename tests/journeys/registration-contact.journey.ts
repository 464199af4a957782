import { findings } from '../support/axe.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, expectAnswered, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const tenant = tenantNamed('meridian');
const first = writtenForm(tenant.slug, 'registration-form-first-page');
const details = writtenForm(tenant.slug, 'contact-form-details');

test('[RDT-01] [RDT-03] [REG-04] [REG-11] on the contact page a visitor leaves their details with a form of its own, which has a confirmation of its own', async ({
  page,
}) => {
  const email = `caller-${Date.now()}@example.org`;
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const questions = first.surveyDefinition.pages[0]?.elements ?? [];
  const person: Answers = { name: 'Huda', family_name: 'Saleh', email, consent: 'agreed' };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${tenant.url}/page/contact`);
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: word(tenant.slug, 'en', 'registration', 'tabs') })).toHaveCount(0);
  await answerStep(page, pointer, questions, person, 'en');
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await button(sendWord(first, 'en')).click();
  await expect(page).toHaveURL(`${tenant.url}/registrationDetails/contact-form-details`);
  await page.getByRole('link', { name: word(tenant.slug, 'en', 'form', 'cancel'), exact: true }).click();
  await expect(page).toHaveURL(`${tenant.url}/page/contact?tab=0`);
  await expectAnswered(page, questions, person, 'en');
  await button(sendWord(first, 'en')).click();
  await answerStep(
    page,
    pointer,
    details.surveyDefinition.pages[0]?.elements ?? [],
    { callNumber: '020 7946 0000', callTime: 'evening', callAbout: 'Is it free?' },
    'en',
  );
  const registered = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().includes('/api/Accounts/registration'));
  await button(sendWord(details, 'en')).click();
  expect((await registered).postDataJSON()).toMatchObject({
    email,
    dynamicData: { account_RegistrationType: 'Contact', callNumber: '020 7946 0000', callTime: 'evening', callAbout: 'Is it free?' },
  });
  await expect(page).toHaveURL(/\/claim-confirmation\?referenceNumber=[^&]+&slug=contact-success$/);
  await expect(page).toHaveTitle(/^We will ring you/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We will ring you.' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(new URL(page.url()).searchParams.get('referenceNumber') ?? '-');
});
