import { signIn, toFirstStep, type Visit } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'client-questionnaire');
const answers: Answers = { sources: 'friend', wouldHaveBought: 'cheaper' };
const terms = 'By sending them you agree';

test.use({ baseURL: tenant.url });
test.setTimeout(60_000);

test('[SEC-22] [SEC-23] [CNF-01] a form that is opened directly shows its terms, and the confirmation after it its words; an unknown confirmation is a page', async ({
  page,
  request,
  faults,
}) => {
  const visit: Visit = { page, request, tenant, language: 'en', input: pointer, lands: '/form/client-questionnaire' };
  const next = page.getByRole('button', { name: word(tenant.slug, 'en', 'form', 'next') });
  const send = page.getByRole('button', { name: sendWord(form, 'en'), exact: true });
  await page.goto('/form/client-questionnaire');
  await hydrated(page);
  await signIn(visit, ownCopy('tomasz.nowak@example.org', 'form terms').email);
  await toFirstStep(visit, form.surveyDefinition.pages.length);
  await answerStep(page, pointer, form.surveyDefinition.pages[0]?.elements ?? [], answers, 'en');
  await next.click();
  await test.step('the errors of a step are in view and have the focus, also after the Enter key far below them', async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    await send.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: word(tenant.slug, 'en', 'form', 'errorTitle') });
    await expect(page.getByRole('alert').filter({ has: heading })).toBeFocused();
    await expect(heading).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await answerStep(page, pointer, form.surveyDefinition.pages[1]?.elements ?? [], answers, 'en');
  await expect(page.getByText(terms)).toBeVisible();

  await page.reload();
  await expect(page.getByText(terms)).toBeVisible();
  await send.click();
  await expect(page).toHaveURL(/\/claim-confirmation\?/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('referenceNumber') ?? 'none';
  await expect(page.getByRole('main').getByText(reference)).toBeVisible();

  faults.allow(/status of 404/);
  const notFound = page.getByRole('heading', { level: 1, name: 'We cannot find this page' });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/claim-confirmation?slug=not-there';
    document.body.append(link);
    link.click();
  });
  await expect(notFound).toBeVisible();
  for (const slug of ['not-there', 'no%20such%2F..%2Fone', 'constructor']) {
    await page.goto(`/claim-confirmation?slug=${slug}&referenceNumber=R-1`);
    await hydrated(page);
    await expect(notFound).toBeVisible();
  }
  // What the document still asks for when its session is gone.
  faults.allow(/status of 401 .*\/page-answer\b/);
  await page.context().clearCookies();
  await page.reload();
  await hydrated(page);
  await expect(notFound).toBeVisible();
});
