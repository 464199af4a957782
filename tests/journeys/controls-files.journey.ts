import { readFileSync } from 'node:fs';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { standInForGoogle } from '../support/google-script.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('northgate');
/** The draft of a first try stays. */
const people = [ownCopy('elin.gale@example.org', 'papers'), ownCopy('elin.gale@example.org', 'papers again')] as const;
const path = '/form/papers-and-signature';
const wordFor = (key: Parameters<typeof word<'form'>>[3]): string => word(tenant.slug, 'en', 'form', key);

test.use({ baseURL: tenant.url });
test.setTimeout(90_000);

test('[CTL-DATE] [CTL-SIG] [CTL-CAP] [CTL-REQ] [CTL-ATT] [CTL-PDF] a date, papers, a PDF and a signature: each is asked for, answered and sent', async ({
  page,
  faults,
}, { retry }) => {
  const person = people[retry === 0 ? 0 : 1].email;
  const fileName = `v5c-${retry}.pdf`;
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
  const asked: string[] = [];
  await standInForGoogle(page, asked);
  await enterAs({ page, tenant, language: 'en', lands: path }, person);

  await test.step('a date is strict, within its limits, and kept as UTC midnight', async () => {
    const date = page.getByRole('textbox', { name: 'When did you buy the vehicle?' });
    for (const [typed, message] of [
      ['30/02/15', 'Please write the date like this: 27/03/2015.'],
      ['30/02/2015', wordFor('dateNoSuchDay')],
    ] as const) {
      await date.fill(typed);
      await button(wordFor('next')).click();
      await expect(page.getByRole('alert').first()).toContainText(message);
      await expect(date).toHaveValue(typed);
    }
    await date.fill('31/12/2008');
    await button(wordFor('next')).click();
    await expect(page.getByRole('alert').first()).toContainText('The date must be 01/01/2009 or later.');
    await date.fill('7.3.2015');
    await date.blur();
    await expect(date).toHaveValue('07/03/2015');
    await page.locator('input[type=file]').setInputFiles({
      name: fileName,
      mimeType: 'application/pdf',
      buffer: readFileSync(new URL('../../fixtures/tenants/northgate/assets/guide-to-the-claim.pdf', import.meta.url)),
    });
    await expect(page.getByRole('main').getByText(wordFor('fileChecked'))).toBeVisible();
    await button(wordFor('saveAndReturn')).click();
    await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim`);
    await page.goto(path);
    await hydrated(page);
    await expect(date).toHaveValue('07/03/2015');
    expect(asked, 'nothing of others is loaded before it is needed').toEqual([]);
    await button(wordFor('next')).click();
  });

  await test.step('every one of them is required', async () => {
    const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: wordFor('errorTitle') }) });
    await expect(button('Person: northgate-demo-site-key')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: fileName })).toBeVisible();
    await button('Send').click();
    await expect(summary.getByRole('link')).toHaveText([
      /Please open the PDF first\./,
      /Please download the PDF first\./,
      /Please sign here\./,
      /Please confirm that you are a person\./,
    ]);
    expect(new Set(asked.map((url) => new URL(url).pathname))).toEqual(new Set(['/recaptcha/api.js']));
    expect(await findings(page, 'main')).toEqual([]);
  });

  await test.step('the list shows what arrived, with its date, and hands it out once it was checked', async () => {
    await expect(async () => {
      const refresh = button(`Refresh: ${fileName}`);
      if (await refresh.isVisible()) await refresh.click();
      await expect(button(`Download: ${fileName}`)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    const download = page.waitForEvent('download');
    await button(`Download: ${fileName}`).click();
    expect((await download).suggestedFilename()).toBe(fileName);
  });

  await test.step('the answers open as a PDF in a tab of their own, and a stored document is fetched by its type', async () => {
    const preview = page.waitForResponse((response) => response.url().includes('get-pdf-preview'));
    const tab = page.waitForEvent('popup');
    await button(/^Read your answers/).click();
    const answer = await preview;
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await expect(page.getByText('read', { exact: true })).toHaveCount(1);
    await (await tab).close();
    const fetched = page.waitForEvent('download');
    await button('Fetch the logbook you sent').click();
    expect((await fetched).suggestedFilename()).toBe(fileName);
    await expect(page.getByText('read', { exact: true })).toHaveCount(2);
  });

  await test.step('a PDF that cannot be made is reported, one that cannot be fetched is explained in a window', async () => {
    faults.allow(/get-document-s3url-by-type|get-pdf-preview/);
    await page.route('**/get-pdf-preview?*', (route) =>
      route.fulfill({ status: 422, json: { code: 'pdf-failed', title: 'Failed to generate PDF' } }),
    );
    await button(/^Read your answers/).click();
    await expect(page.getByText('Failed to generate PDF')).toBeVisible();
    await page.route('**/get-document-s3url-by-type?*', (route) => route.fulfill({ status: 404, json: { code: 'not-found' } }));
    const notice = page.waitForEvent('popup');
    await button('Fetch the logbook you sent').click();
    await expect((await notice).getByRole('heading', { name: 'Failed to Load PDF' })).toBeVisible();
    await expect((await notice).getByText('An unexpected error occurred while retrieving the PDF.', { exact: true })).toBeVisible();
    await (await notice).close();
  });

  await test.step('a signature is drawn, line by line taken back, and typed with the keyboard alone, also on a small dark screen', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 800 });
    const sheet = page.getByRole('img', { name: /^Draw your signature here/ });
    await sheet.scrollIntoViewIfNeeded();
    const box = (await sheet.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 50, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText('You have signed.')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await button('Undo last line').click();
    await expect(page.getByText('Your signature was removed.')).toBeVisible();
    await page.getByRole('radio', { name: 'Draw' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Your full name' })).toBeFocused();
    await page.keyboard.type('Elin Gale');
    await expect(page.getByText('You have signed.')).toBeVisible();
    expect(await findings(page, 'main')).toEqual([]);
  });

  await test.step('what is sent has the shape of each answer', async () => {
    await button('Person: northgate-demo-site-key').click();
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/Submissions') && request.method() !== 'GET');
    await button('Send').click();
    const { dynamicData } = (await sent).postDataJSON() as { dynamicData: Record<string, unknown> };
    expect(dynamicData).toMatchObject({
      boughtOn: '2015-03-07T00:00:00.000Z',
      received: expect.arrayContaining([expect.objectContaining({ name: fileName })]),
      read: { isPdfPreview: true },
      fetched: { isPdfDownloaded: true },
      authority: { savingBehaviour: 2, typedName: 'Elin Gale', attachmentTypeId: 'authority', eSignature: true },
      person: { type: 'Google reCAPTCHA', version: 'v2', token: 't0ken' },
    });
    expect((dynamicData['authority'] as { signature: string }).signature).toMatch(/^data:image\/png;base64,.{500,}/);
    await expect(page).toHaveURL(/\/claim-confirmation\?/);
  });
});
