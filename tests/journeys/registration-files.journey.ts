import { findings } from '../support/axe.ts';
import { signIn } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';
import { answerStep, paper, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const first = writtenForm(tenant.slug, 'registration-form-first-page');
const details = writtenForm(tenant.slug, 'registration-form-details');
const photo = { ...paper, name: 'second photo.pdf' };
const small = { width: 390, height: 844 };
const ofFiles = ({ pathname }: URL) => pathname.startsWith('/files/');

test('[FRM-13] [REG-05] files of a registration that did not arrive before its page was left are named in the hub after the sign-in: one is sent again, the other dismissed', async ({
  page,
  context,
  request,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(/ERR_FAILED .*\/files\//);
  const email = `left-early-${Date.now()}@example.org`;
  const answers: Answers = {
    name: 'Eluned',
    family_name: 'O’Neill',
    email,
    consent: 'agreed',
    addressLine1: '1 High Street',
    city: 'Cardiff',
    postcode: 'CF10 1AA',
    proof: paper,
  };
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const next = button(word(tenant.slug, 'en', 'form', 'next'));

  await test.step('a stranger registers with two files; the connection fails, and the tab is closed', async () => {
    await page.goto(`${tenant.url}/page/registration?tab=0`);
    await hydrated(page);
    await answerStep(page, pointer, first.surveyDefinition.pages[0]?.elements ?? [], answers, 'en');
    await button(sendWord(first, 'en')).click();
    await expect(page).toHaveURL(/\/registrationDetails\/registration-form-details/);
    const [home, theCase] = details.surveyDefinition.pages;
    await answerStep(page, pointer, home?.elements ?? [], answers, 'en');
    await page.locator('[data-name="dateOfBirth"] input').fill('1980-02-03');
    await next.click();
    await answerStep(page, pointer, theCase?.elements ?? [], answers, 'en');
    await page.locator('[data-name="proof"] input[type=file]').setInputFiles(photo);
    await expect(page.getByRole('main').getByText(photo.name)).toBeVisible();
    await next.click();
    await page.route(ofFiles, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (sent) => sent.method() === 'PUT' && ofFiles(new URL(sent.url())));
    await button(sendWord(details, 'en')).click();
    await failed;
    await page.close();
  });

  const later = await context.newPage();
  const wordFor = (key: Parameters<typeof word<'formsList'>>[3]) => word(tenant.slug, 'en', 'formsList', key);
  const box = later.getByRole('group', { name: wordFor('missingTitle') });
  const rowOf = (name: string) => box.getByRole('listitem').filter({ hasText: name });
  const about = (name: string) => later.getByRole('status').filter({ hasText: name });

  await test.step('after the sign-in the hub names both, with the form they belong to', async () => {
    await later.setViewportSize(small);
    await later.goto(`${tenant.url}/page/registration?tab=1`);
    await hydrated(later);
    await signIn({ page: later, request, tenant, language: 'en', input: pointer }, email);
    await expect(box.getByRole('listitem')).toHaveCount(2);
    for (const { name } of [paper, photo])
      await expect(rowOf(name)).toContainText(`${details.name['en'] ?? '-'}. ${wordFor('fileNeverCame')}`);
    // Both are of one question: its limits are stated once, above them.
    await expect(box).toContainText('PDF, JPG, JPEG, PNG');
    await expect(rowOf(paper.name)).not.toContainText('PDF, JPG');
    expect(await findings(later, 'main')).toEqual([]);
    expect(await sidewaysScroll(later)).toBe(0);
  });

  await test.step('one is chosen again and sent: it is missing no more', async () => {
    const arrived = later.waitForResponse((answer) => answer.request().method() === 'PUT' && ofFiles(new URL(answer.url())));
    const choosing = later.waitForEvent('filechooser');
    await box.getByRole('button', { name: `${wordFor('sendAgain')}: ${paper.name}` }).click();
    await (await choosing).setFiles(paper);
    expect((await arrived).ok()).toBe(true);
    await expect(about(paper.name)).toContainText('has arrived');
    await expect(rowOf(paper.name)).toHaveCount(0);
    await expect(rowOf(photo.name)).toBeVisible();
  });

  await test.step('the other is dismissed; after a reload neither is missing', async () => {
    await box.getByRole('button', { name: `${wordFor('dismiss')}: ${photo.name}` }).click();
    await expect(about(photo.name)).toContainText('is no longer on this list');
    await expect(box).toHaveCount(0);
    await later.reload();
    await expect(later.getByRole('tab', { selected: true })).toBeVisible();
    await hydrated(later);
    await expect(box).toHaveCount(0);
  });
});
