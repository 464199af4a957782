import { findings } from '../support/axe.ts';
import { enterAs, openForm, toFirstStep, type Visit } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, expectAnswered, writtenForm, type Answers } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'client-questionnaire');
const answers: Answers = { sources: 'friend', wouldHaveBought: 'cheaper', ownWords: 'A friend drove one.' };

test.use({ baseURL: tenant.url });
test.setTimeout(60_000);

test('[FRM-22] the browser goes back and forth between the steps of a form with all that was typed, and from the first one out', async ({
  page,
  request,
}) => {
  const visit: Visit = { page, request, tenant, language: 'en', input: pointer };
  const wordFor = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
  const pages = form.surveyDefinition.pages;
  const questions = (step: number) => pages[step]?.elements ?? [];
  const expectStep = async (step: number) => {
    await expect(
      page.getByText(
        wordFor('stepOf')
          .replace('{step}', String(step + 1))
          .replace('{steps}', String(pages.length)),
      ),
    ).toBeVisible();
    await expectAnswered(page, questions(step), answers, 'en');
  };
  await enterAs(visit, 'ruth.lindqvist@example.org');
  await openForm(visit, form.name['en'] ?? '');
  await toFirstStep(visit, pages.length);
  await answerStep(page, pointer, questions(0), answers, 'en');
  await page.getByRole('button', { name: wordFor('next') }).click();
  await answerStep(page, pointer, questions(1), answers, 'en');
  await expectStep(1);

  await page.goBack();
  await expectStep(0);
  await page.goForward();
  await expectStep(1);
  await page.reload();
  await expectStep(1);
  await page.getByRole('button', { name: wordFor('back'), exact: true }).click();
  await expectStep(0);
  await page.goForward();
  await expectStep(1);
  await page.goBack();
  await expectStep(0);
  await page.goForward();
  await page.getByRole('button', { name: wordFor('back'), exact: true }).click();
  await expectStep(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
});

test('[FRM-25] on a phone a button beside the step shows the steps by name until the next step, and leads to those that are done; on a desk they are beside the questions', async ({
  page,
  request,
}) => {
  const visit: Visit = { page, request, tenant, language: 'en', input: pointer };
  const wordFor = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
  const { pages } = form.surveyDefinition;
  const toggle = page.getByRole('button', { name: wordFor('steps'), exact: true });
  const names = page.getByRole('list', { name: wordFor('steps'), exact: true }).getByRole('listitem');
  await page.setViewportSize({ width: 320, height: 700 });
  await enterAs(visit, 'ruth.lindqvist@example.org');
  await openForm(visit, form.name['en'] ?? '');
  await toFirstStep(visit, pages.length);
  await expect(names).toHaveCount(0);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(names).toHaveCount(pages.length);
  await expect(names.first()).toHaveAttribute('aria-current', 'step');
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await answerStep(page, pointer, pages[0]?.elements ?? [], answers, 'en');
  await page.getByRole('button', { name: wordFor('next') }).click();
  await expect(names).toHaveCount(0);
  await toggle.click();
  await expect(names.nth(1)).toHaveAttribute('aria-current', 'step');
  // Only a step that is done is a way to it.
  await expect(names.getByRole('button')).toHaveCount(1);
  await names.first().getByRole('button').press('Enter');
  await expect(page.getByText(wordFor('stepOf').replace('{step}', '1').replace('{steps}', String(pages.length)))).toBeFocused();
  await expectAnswered(page, pages[0]?.elements ?? [], answers, 'en');
  await page.goBack();
  await expect(page.getByText(wordFor('stepOf').replace('{step}', '2').replace('{steps}', String(pages.length)))).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(page.getByRole('complementary', { name: wordFor('steps') }).getByRole('listitem')).toHaveCount(pages.length);
});
