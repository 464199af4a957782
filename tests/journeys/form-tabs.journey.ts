import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { atPapers, openedBy, path, pdf, rowOf, tenant, wordFor } from '../support/damp-home-papers.ts';
import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { typeAndKeep } from '../support/local-answers.ts';
import { ownCopy } from '../support/own-copies.ts';
import { deafen, keepToComeBack, setInView } from '../support/windows.ts';

/** The draft of a first try stays. */
const people = {
  tabs: [ownCopy('imran.qureshi@example.org', 'form tabs'), ownCopy('imran.qureshi@example.org', 'form tabs again')],
  frozen: [ownCopy('imran.qureshi@example.org', 'frozen tab'), ownCopy('imran.qureshi@example.org', 'frozen tab again')],
  devices: [ownCopy('imran.qureshi@example.org', 'form devices'), ownCopy('imran.qureshi@example.org', 'form devices again')],
  upload: [ownCopy('fatou.diallo@example.org', 'upload tabs'), ownCopy('fatou.diallo@example.org', 'upload tabs again')],
} as const;
const emailOf = (of: keyof typeof people, retry: number): string => people[of][retry === 0 ? 0 : 1].email;
const field = (page: Page, name: string) => page.locator(`[data-name="${name}"] input`);
const openElsewhere = (page: Page) => page.getByRole('status').filter({ hasText: wordFor('openElsewhere') });
const continueHere = (page: Page) => page.getByRole('button', { name: wordFor('continueHere'), exact: true });
const isReadOnly = (page: Page) => expect(openElsewhere(page)).toBeVisible();
const isSaved = (page: Page) =>
  page.waitForResponse((one) => one.url().endsWith('/api/Submissions/draft') && one.ok(), { timeout: 30_000 });

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

test('[FRM-15] one of two tabs writes a form: the one in view has it, the other one is read-only or gives it over unasked, and what was written comes along', async ({
  page,
  context,
}, { retry }) => {
  await enterAs({ page, tenant, language: 'en', lands: path }, emailOf('tabs', retry));
  await typeAndKeep(page, 'postcode', 'CB2 7QX');
  const second = await context.newPage();

  await test.step('both in view: the second is read-only, states why, and takes the form at a press, with what was typed last', async () => {
    await second.setViewportSize({ width: 320, height: 640 });
    await second.goto(path);
    await isReadOnly(second);
    await expect(field(second, 'rent')).not.toBeEditable();
    expect(await findings(second)).toEqual([]);
    expect(await sidewaysScroll(second)).toBe(0);
    await field(page, 'movedIn').fill('2019');
    await continueHere(second).click();
    await expect(field(second, 'movedIn')).toHaveValue('2019');
    await expect(field(second, 'postcode')).toHaveValue('CB2 7QX');
    await expect(field(second, 'rent')).toBeEditable();
    await isReadOnly(page);
  });

  await test.step('one that is hidden gives the form over to the one in view, which is at once as it was left', async () => {
    await typeAndKeep(second, 'rent', '700');
    await setInView(second, false);
    await expect(field(page, 'rent')).toHaveValue('700');
    await expect(field(page, 'rent')).toBeEditable();
    await expect(openElsewhere(page)).toHaveCount(0);
    await setInView(page, false);
    await setInView(second, true);
    await expect(field(second, 'rent')).toBeEditable();
    await setInView(second, false);
    await setInView(page, true);
    const saved = isSaved(page);
    await field(page, 'rent').fill('725');
    await saved;
  });

  await test.step('one that was kept to come back to has what was written since', async () => {
    await keepToComeBack(page, 'pagehide');
    await setInView(second, true);
    await expect(field(second, 'rent')).toHaveValue('725');
    const saved = isSaved(second);
    await field(second, 'rent').fill('750');
    await saved;
    await setInView(second, false);
    await keepToComeBack(page, 'pageshow');
    await expect(field(page, 'rent')).toHaveValue('750');
    await expect(field(page, 'rent')).toBeEditable();
  });

  await test.step('closed within a moment, a tab leaves the form, and what was typed in it, to the one in view', async () => {
    await typeAndKeep(page, 'postcode', 'CB9 9ZZ');
    await setInView(second, true);
    await isReadOnly(second);
    await page.close();
    await expect(field(second, 'postcode')).toHaveValue('CB9 9ZZ');
    await expect(openElsewhere(second)).toHaveCount(0);
  });
});

test('[FRM-15] a tab that does not answer loses the form after two seconds, and writes nothing over the answers', async ({
  page,
  context,
}, { retry }) => {
  await deafen(page);
  await enterAs({ page, tenant, language: 'en', lands: path }, emailOf('frozen', retry));
  await typeAndKeep(page, 'postcode', 'CB2 7QX');
  const second = await context.newPage();
  await second.goto(path);
  await isReadOnly(page);
  await expect(second.locator('[data-lock=held]')).toBeVisible();
  await expect(field(second, 'postcode')).toHaveValue('CB2 7QX');
  await typeAndKeep(second, 'rent', '800');
  await second.reload();
  await hydrated(second);
  await expect(field(second, 'rent')).toHaveValue('800');
});

test('[FRM-15] two devices: the newer answer is in the form and the other one above it, and the message of a save that is refused covers no field', async ({
  page,
  browser,
  faults,
}, { retry }) => {
  faults.allow(/status of 409/);
  const email = emailOf('devices', retry);
  await enterAs({ page, tenant, language: 'en', lands: path }, email);
  const device = await (await browser.newContext({ baseURL: tenant.url, viewport: { width: 390, height: 640 } })).newPage();
  await enterAs({ page: device, tenant, language: 'en', lands: path }, email);
  const saved = isSaved(page);
  await typeAndKeep(page, 'postcode', 'CB2 7QX');
  await saved;
  await device.reload();
  await hydrated(device);
  const newer = isSaved(page);
  await typeAndKeep(page, 'postcode', 'CB9 9ZZ');
  await newer;
  await typeAndKeep(device, 'postcode', 'CB8 8YY');
  await typeAndKeep(device, 'rent', '900');
  const overtaken = device.getByRole('alert').filter({ hasText: wordFor('changedElsewhere') });
  await expect(overtaken).toBeInViewport();
  const rent = field(device, 'rent');
  await rent.focus();
  expect(
    await rent.evaluate((one) => {
      const { left, top, bottom } = one.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 8, y) === one);
    }),
  ).toBe(true);
  await overtaken.getByRole('button', { name: wordFor('reloadForm') }).click();
  const others = device.getByRole('group', { name: wordFor('otherAnswersTitle') });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await expect(others).toContainText('CB9 9ZZ');
  await expect(rent).toHaveValue('900');
  const taken = isSaved(device);
  await others.getByRole('listitem').getByRole('button').click();
  await expect(field(device, 'postcode')).toHaveValue('CB9 9ZZ');
  await taken;
  await device.context().close();
});

test('[FRM-15] [FRM-13] a tab that takes the form while a file is on its way goes on with it: it arrives once', async ({
  page,
  context,
  faults,
}, { retry }) => {
  faults.allow(/ERR_|Failed to load resource/);
  const email = emailOf('upload', retry);
  const client = await atPapers(email);
  await openedBy(page, email);
  await page.route('**/files/**', () => undefined);
  await page.locator('input[type=file]').setInputFiles(pdf('damp.pdf'));
  await expect(rowOf(page, 'damp.pdf')).toContainText(wordFor('fileSending'));
  const second = await context.newPage();
  await second.goto(path);
  await isReadOnly(second);
  await continueHere(second).click();
  await expect(rowOf(second, 'damp.pdf')).toContainText(wordFor('fileChecked'), { timeout: 30_000 });
  await isReadOnly(page);
  const { id } = (await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=damp-home' })).body as { id: string };
  const { body } = await client.call({ method: 'GET', path: `/api/Attachment/${id}/get-submission-attachment-list` });
  expect(body).toMatchObject([{ uploadFileName: 'damp.pdf', state: 'checked' }]);
});
