import { createHash } from 'node:crypto';
import { findings } from '../support/axe.ts';
import { atPapers, openedBy, path, pdf, rowOf, tenant, wordFor } from '../support/damp-home-papers.ts';
import { keyboard } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { keptFiles } from '../support/local-answers.ts';
import { ownCopy } from '../support/own-copies.ts';

/** The draft of a first try stays. */
const people = [ownCopy('fatou.diallo@example.org', 'files'), ownCopy('fatou.diallo@example.org', 'files again')] as const;
const troubled = [ownCopy('fatou.diallo@example.org', 'files troubled'), ownCopy('fatou.diallo@example.org', 'troubled again')] as const;
const interrupted = [
  ownCopy('fatou.diallo@example.org', 'files interrupted'),
  ownCopy('fatou.diallo@example.org', 'interrupted again'),
] as const;
const unsent = [ownCopy('fatou.diallo@example.org', 'files unsent'), ownCopy('fatou.diallo@example.org', 'unsent again')] as const;
const small = { width: 390, height: 844 };

test.use({ baseURL: tenant.url, viewport: small });
test.setTimeout(120_000);

test('[FRM-13] [CTL-UPL] [CTL-OUT] a chosen file is sent at once: it is there after a reload and on another device, and the submit sends nothing twice', async ({
  page,
  browser,
}, { retry }) => {
  const { email } = people[retry === 0 ? 0 : 1];
  const client = await atPapers(email);
  const input = keyboard(page);
  const uploads: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && request.url().includes('/files/') && uploads.push(request.url())));
  const choose = async (name: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await input.press(page.locator('input[type=file]'));
    await (await chooser).setFiles(pdf(name));
    await expect(rowOf(page, name)).toContainText(wordFor('fileChecked'));
  };

  await openedBy(page, email);
  await test.step('by keyboard: chosen, received, checked, and there after a reload', async () => {
    await expect(page.getByText(wordFor('filesAtOnce'))).toBeVisible();
    await choose('damp.pdf');
    expect(await findings(page, 'main')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.reload();
    await hydrated(page);
    await expect(rowOf(page, 'damp.pdf')).toContainText(wordFor('fileChecked'));
    await expect(page.getByText('before it had gone')).toHaveCount(0);
  });

  await test.step('another device has it, too', async () => {
    const other = await browser.newContext({ baseURL: tenant.url, viewport: { width: 1280, height: 800 } });
    const device = await other.newPage();
    await openedBy(device, email);
    await expect(rowOf(device, 'damp.pdf')).toContainText(wordFor('fileChecked'));
    await other.close();
  });

  const draft = async () =>
    (await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=damp-home' })).body as { readonly id: string };
  const { id } = await draft();
  const listed = async () =>
    (await client.call({ method: 'GET', path: `/api/Attachment/${id}/get-submission-attachment-list` })).body as {
      dmsDocumentId: string;
      uploadFileName: string;
      state: string;
    }[];

  await test.step('one that is left out again is gone on the server', async () => {
    await choose('wrong.pdf');
    expect((await listed()).map(({ uploadFileName }) => uploadFileName)).toEqual(['damp.pdf', 'wrong.pdf']);
    await input.press(page.getByRole('button', { name: wordFor('removeFile').replace('{name}', 'wrong.pdf') }));
    await expect(rowOf(page, 'wrong.pdf')).toHaveCount(0);
    await expect.poll(async () => (await listed()).map(({ uploadFileName }) => uploadFileName)).toEqual(['damp.pdf']);
  });

  // What is not saved yet would go on in the other window.
  await expect.poll(async () => JSON.stringify(await draft())).not.toContain('wrong.pdf');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(path);
  await hydrated(elsewhere);
  await test.step('the submit takes what is there', async () => {
    expect(uploads).toHaveLength(2);
    await input.write(page.getByLabel('First and last name'), 'Fatou Diallo');
    await input.press(page.getByRole('button', { name: wordFor('next'), exact: true }));
    await input.press(page.getByRole('button', { name: 'Send it to us' }));
    await expect(page).toHaveURL(/\/claim-confirmation\?/);
    expect(uploads).toHaveLength(2);
    const files = await listed();
    expect(files).toMatchObject([{ uploadFileName: 'damp.pdf', state: 'checked' }]);
    const stored = await client.download(`/api/dms/get-own-document/${files[0]?.dmsDocumentId ?? ''}`);
    const sha256 = (bytes: Buffer | undefined) =>
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex');
    expect(sha256(stored)).toBe(sha256(pdf('damp.pdf').buffer));
  });

  await test.step('another window, where the form is still open, states that it was sent', async () => {
    await expect(elsewhere.locator('input[type=file]')).toHaveCount(0);
    await expect(elsewhere.getByRole('main')).toContainText(wordFor('alreadySubmitted'));
    expect(await findings(elsewhere, 'main')).toEqual([]);
  });
});

test('[FRM-13] [CTL-UPL] without a connection, and while the server fails, a chosen file waits in the form; what is refused is reported at its question', async ({
  page,
  context,
  faults,
}, { retry }) => {
  const { email } = troubled[retry === 0 ? 0 : 1];
  faults.allow(/ERR_|Failed to load resource/);
  await atPapers(email);
  await openedBy(page, email);
  const choose = (file: ReturnType<typeof pdf>) => page.locator('input[type=file]').setInputFiles(file);

  await test.step('a server that fails', async () => {
    await page.route('**/api/Attachment/*/add', (route) => route.fulfill({ status: 500, json: { code: 'failed' } }));
    await choose(pdf('one.pdf'));
    await expect(rowOf(page, 'one.pdf')).toContainText(wordFor('fileNotSent'));
    expect(await findings(page, 'main')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.unroute('**/api/Attachment/*/add');
    await page.getByRole('button', { name: wordFor('sendFileNamed').replace('{name}', 'one.pdf') }).click();
    await expect(rowOf(page, 'one.pdf')).toContainText(wordFor('fileChecked'));
  });

  await test.step('no connection', async () => {
    await context.setOffline(true);
    await choose(pdf('two.pdf'));
    await expect(rowOf(page, 'two.pdf')).toContainText(wordFor('fileNotSent'));
    await context.setOffline(false);
    await expect(rowOf(page, 'two.pdf')).toContainText(wordFor('fileChecked'));
  });

  await test.step('a file of another kind than its name', async () => {
    await choose({ ...pdf('page.pdf'), buffer: Buffer.from('<!doctype html><script>alert(1)</script>') });
    await expect(page.getByRole('alert').filter({ hasText: 'page.pdf' })).toContainText(
      wordFor('fileIsNot').replace('{found}', wordFor('kindPage')).replace('{named}', wordFor('kindPdf')),
    );
    expect(await findings(page, 'main')).toEqual([]);
    await rowOf(page, 'page.pdf')
      .getByRole('button', { name: wordFor('removeFile').replace('{name}', 'page.pdf') })
      .click();
    await expect(rowOf(page, 'page.pdf')).toHaveCount(0);
    await expect(page.locator('input[type=file]')).toBeFocused();
  });
});

test('[FRM-13] files that were announced and could not be sent go with the form: each is expected once, what arrives is reported as arrived, the other as missing once', async ({
  page,
  faults,
}, { retry }) => {
  const { email } = unsent[retry === 0 ? 0 : 1];
  faults.allow(/ERR_|Failed to load resource/);
  const client = await atPapers(email);
  await openedBy(page, email);
  await page.route('**/files/**', (route) => route.abort());
  for (const name of ['arrives.pdf', 'missing.pdf']) {
    await page.locator('input[type=file]').setInputFiles(pdf(name));
    await expect(rowOf(page, name)).toContainText(wordFor('fileNotSent'));
  }
  await page.getByLabel('First and last name').fill('Fatou Diallo');
  await page.getByRole('button', { name: wordFor('next'), exact: true }).click();
  const { id } = (await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=damp-home' })).body as { id: string };
  // What the submit itself sends: the first file gets through.
  await page.unroute('**/files/**');
  const [first] = (await client.call({ method: 'GET', path: `/api/Attachment/${id}/get-submission-attachment-list` })).body as {
    dmsDocumentId: string;
    uploadFileName: string;
  }[];
  expect(first?.uploadFileName).toBe('arrives.pdf');
  await page.route('**/files/**', (route) =>
    route
      .request()
      .url()
      .includes(first?.dmsDocumentId ?? '')
      ? route.continue()
      : route.abort(),
  );
  await page.getByRole('button', { name: 'Send it to us' }).click();
  await expect(page).toHaveURL(/\/claim-confirmation\?.*missingFiles=1/, { timeout: 60_000 });
  // CNF-05: what is to be done about it comes first; one button leads, and Back is a quiet link.
  const order = await page
    .locator('main')
    .locator('[role=alert], h1')
    .evaluateAll((all) => all.map((one) => one.getAttribute('role') ?? one.tagName));
  expect(order.slice(0, 2)).toEqual(['alert', 'H1']);
  await expect(page.locator('main [data-look=primary]')).toHaveCount(1);
  await expect(page.locator('main a[data-back]')).toHaveAttribute('data-look', 'quiet');
  await expect(page.getByRole('main')).toContainText('missing.pdf');
  await expect(page.getByRole('main')).not.toContainText('arrives.pdf');
  const listed = async () =>
    (
      (await client.call({ method: 'GET', path: `/api/Attachment/${id}/get-submission-attachment-list` })).body as {
        uploadFileName: string;
        state: string;
      }[]
    )
      .map(({ uploadFileName, state }) => `${uploadFileName} ${state}`)
      .toSorted();
  await expect.poll(listed).toEqual(['arrives.pdf checked', 'missing.pdf waiting']);
});

test('[FRM-13] [FRM-15] a file whose page is reloaded, or left without a connection, before it has arrived is kept on this device, and goes on by itself', async ({
  page,
  context,
  faults,
}, { retry }) => {
  const { email } = interrupted[retry === 0 ? 0 : 1];
  faults.allow(/ERR_|Failed to load resource/);
  const client = await atPapers(email);
  await openedBy(page, email);
  const choose = (name: string) => page.locator('input[type=file]').setInputFiles(pdf(name));
  const kept = () => keptFiles(page);

  page.on('dialog', (dialog) => void dialog.accept());
  await test.step('the tab is closed without a connection', async () => {
    // Also the first that this device ever keeps.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await choose('later.pdf');
    await expect(rowOf(page, 'later.pdf')).toContainText(wordFor('fileNotSent'));
    await expect.poll(kept).toBe(1);
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(path);
    await hydrated(page);
    await expect(rowOf(page, 'later.pdf')).toContainText(wordFor('fileChecked'));
  });

  await test.step('reloaded while it is on its way', async () => {
    await page.route('**/files/**', () => undefined);
    await choose('long.pdf');
    await expect(rowOf(page, 'long.pdf')).toContainText(wordFor('fileSending'));
    await expect.poll(kept).toBe(1);
    await page.unroute('**/files/**');
    await page.reload();
    await hydrated(page);
    await expect(rowOf(page, 'long.pdf')).toContainText(wordFor('fileChecked'));
    await expect.poll(kept, 'once the server has it, the device keeps nothing').toBe(0);
  });

  const { id } = (await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=damp-home' })).body as { id: string };
  const listed = await client.call({ method: 'GET', path: `/api/Attachment/${id}/get-submission-attachment-list` });
  expect(listed.body).toMatchObject([{ uploadFileName: 'later.pdf' }, { uploadFileName: 'long.pdf' }]);
});
