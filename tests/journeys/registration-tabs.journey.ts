import { findings } from '../support/axe.ts';
import { pointer } from '../support/input-method.ts';
import { expect, test, type Page } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, sendWord, writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'registration-form-first-page');
const questions = form.surveyDefinition.pages[0]?.elements ?? [];
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const field = (page: Page, name: string) => page.locator(`[data-name="${name}"] input`);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
async function answer(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, words] of Object.entries(answers)) {
    await field(page, name).fill(words);
    await field(page, name).blur();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), { message: `${words} is kept on the device` })
      .toContain(words);
  }
}

test('[FRM-15] [REG-04] one of two tabs writes a registration: the other one is read-only, and takes it at a press, with what was written', async ({
  page,
  context,
}) => {
  const register = `${tenant.url}/page/registration?tab=0`;
  const email = 'dilys.newland@example.org';
  await page.goto(register);
  await answerStep(page, pointer, questions, { consent: 'agreed' }, 'en');
  await answer(page, { name: 'Dilys' });
  const second = await context.newPage();
  await second.goto(register);
  await expect(field(second, 'name')).toHaveValue('Dilys');
  await expect(second.getByText(inForm('openElsewhere'))).toBeVisible();
  expect(await findings(second)).toEqual([]);
  await answer(page, { family_name: 'Newland' });
  await button(second, inForm('continueHere')).click();
  await expect(field(second, 'family_name')).toHaveValue('Newland');
  await expect(page.getByText(inForm('openElsewhere'))).toBeVisible();
  await answer(second, { email, phoneNumber: '+44 7700 900322' });
  await button(page, inForm('continueHere')).click();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(page.getByRole('group', { name: inForm('otherAnswersTitle') })).toHaveCount(0);
  await button(page, sendWord(form, 'en')).click();
  await expect(page).toHaveURL(/\/registrationDetails\/registration-form-details/);
});
