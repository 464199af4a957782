import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { textsOf } from '../../server/portal/documents/pdf/template.fixture.ts';
import { enterCode } from '../support/claimant.ts';
import { pointer as input } from '../support/input-method.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { messagesTo, passcodes } from '../support/outbox.ts';
import { translatePage } from '../support/page-translation.ts';
import { pdf, rowOf } from '../support/damp-home-papers.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { answerStep, sendWord, writtenForm, type Answers } from '../support/written-form.ts';

const language = 'ur';
const slug = 'calder';

test('[CTL-NAME] [CTL-EMAIL] [CTL-UPL] [FRM-24] [REG-04] [REG-05] [LOGIN-04] a person with one name alone and a number of another country joins a claim in Urdu, on a phone, is signed in, and sends a form with three files, one of them locked, on a page that the browser translates; the PDF has it again', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const tenant = tenantNamed(slug);
  const email = `yusuf-${Date.now()}@example.org`;
  const first = writtenForm(slug, 'registration-form-first-page');
  const details = writtenForm(slug, 'registration-form-details');
  const claim = writtenForm(slug, 'damp-home');
  const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(slug, language, 'form', key);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const answer = (form: typeof first, step: number, answers: Answers) =>
    answerStep(page, input, form.surveyDefinition.pages[step]?.elements ?? [], answers, language);
  const field = (name: string) => page.locator(`[data-name="${name}"] input`);
  await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('what can be no name is refused at its question, at once, in the language shown', async () => {
    await page.goto(`${tenant.url}/page/registration?tab=0`);
    await hydrated(page);
    await answer(first, 0, { name: '<Yusuf>', email: `Yusuf <mailto:${email}>.`, phoneNumber: '+33 6 12 34 56 78', consent: 'agreed' });
    await input.press(button(sendWord(first, language)));
    await expect(page.locator('[data-name="name"]')).toContainText('پہلا نام درست نہیں ہے');
    await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a name as people paste it is taken, with no second one, and an address with what mail programs put around it', async () => {
    await field('name').fill('\u200E’Abd علی‌پور');
    await input.press(button(sendWord(first, language)));
    await expect(page).toHaveURL(/\/registrationDetails\/registration-form-details/);
    await answer(details, 0, { addressLine1: '1 High Street', city: 'Cardiff', postcode: 'CF10 1AA' });
    await field('dateOfBirth').fill('1980-02-03');
    await input.press(button(inForm('next')));
    await input.press(button(inForm('next')));
    await expect(page.getByRole('heading', { name: inForm('checkTitle'), exact: true })).toBeVisible();
  });

  await test.step('the account has the name, and its person is signed in', async () => {
    const known = (await passcodes(request, tenant.url, email)).length;
    const answered = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().includes('/api/Accounts/registration'));
    await input.press(button(sendWord(details, language)));
    expect((await answered).request().postDataJSON()).toMatchObject({ name: '\u200E’Abd علی‌پور', family_name: '' });
    await enterCode({ page, request, tenant, language, input }, email, known);
    await expect(page.locator('[popovertarget$="-account"]')).toContainText(/’Abd علی‌پور\s*$/);
    await expect
      .poll(async () => (await messagesTo(request, tenant.url, email)).some(({ text }) => text.includes('/page/registration?tab=1')))
      .toBe(true);
  });

  await test.step('a form is sent with three files, of which one needs a password', async () => {
    await page.goto(`${tenant.url}/form/damp-home`);
    await hydrated(page);
    await page.evaluate(translatePage);
    await answer(claim, 0, { postcode: 'M1 1AE', movedIn: '2019' });
    await input.press(button(inForm('next')));
    await answer(claim, 1, { signs: 'mould' });
    await input.press(button(inForm('next')));
    const locked = await PDFDocument.create();
    locked.addPage();
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    const lockedPdf = { ...pdf('locked.pdf'), buffer: Buffer.from(await locked.save()) };
    await page.locator('input[type=file]').setInputFiles([pdf('one.pdf'), pdf('two.pdf'), lockedPdf]);
    await expect(rowOf(page, 'locked.pdf')).toContainText(inForm('fileLocked'));
    await expect(rowOf(page, 'two.pdf')).toContainText(inForm('fileChecked'));
    await answer(claim, 2, { signedName: '’Abd علی‌پور' });
    await input.press(button(inForm('next')));
    await expect(page.getByRole('main')).toContainText('’Abd علی‌پور');
    await input.press(button(sendWord(claim, language)));
    await expect(page).toHaveURL(/\/claim-confirmation\?referenceNumber=/);
    await expect(page.getByRole('alert').getByRole('listitem')).toContainText('locked.pdf');
  });

  await test.step('the PDF has the name and the files', async () => {
    const download = page.waitForEvent('download');
    await input.press(button(wordOfPortal(slug, language, 'confirmation.download')));
    const texts = (await textsOf(await readFile(await (await download).path()))).join(' ');
    for (const part of ['Abd', 'one.pdf', 'locked.pdf']) expect(texts).toContain(part);
  });
});
