import { findings } from '../support/axe.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, sendWord, writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'registration-form-first-page');
const questions = form.surveyDefinition.pages[0]?.elements ?? [];
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const field = (page: Page, name: string) => page.locator(`[data-name="${name}"] input`);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const overtaken = (page: Page) => page.getByRole('alert').filter({ hasText: inForm('changedElsewhere') });

async function answer(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, words] of Object.entries(answers)) {
    await field(page, name).fill(words);
    await field(page, name).blur();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), { message: `${words} is kept on the device` })
      .toContain(words);
  }
}

test('[FRM-15] [REG-04] two tabs of one registration: neither writes over the other; the one that is behind is shown both versions and takes them question by question', async ({
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
  // Until then the second tab does not learn what the first one keeps, and would ask at once.
  await hydrated(second);

  await answer(page, { family_name: 'Newland' });
  await answer(second, { family_name: 'Oldland', email });
  await expect(overtaken(second)).toBeVisible();
  await button(second, sendWord(form, 'en')).click();
  await expect(overtaken(second)).toBeVisible();
  await expect(second).toHaveURL(register);
  await button(second, inForm('reloadForm')).click();

  const others = second.getByRole('group', { name: inForm('otherAnswersTitle') });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await expect(others).toContainText('Newland');
  await expect(field(second, 'family_name')).toHaveValue('Oldland');
  await expect(field(second, 'email')).toHaveValue(email);
  await hydrated(second);
  expect(await findings(second)).toEqual([]);
  await others.getByRole('listitem').getByRole('button').click();
  await expect(field(second, 'family_name')).toHaveValue('Newland');
  await expect(others).toHaveCount(0);

  await answer(page, { phoneNumber: '+44 7700 900322' });
  await expect(overtaken(page)).toBeVisible();
  await button(page, inForm('reloadForm')).click();
  await expect(field(page, 'phoneNumber')).toHaveValue('+44 7700 900322');
  await expect(field(page, 'family_name')).toHaveValue('Newland');
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(page.getByRole('group', { name: inForm('otherAnswersTitle') })).toHaveCount(0);
  await button(page, sendWord(form, 'en')).click();
  await expect(page).toHaveURL(/\/registrationDetails\/registration-form-details/);
});
