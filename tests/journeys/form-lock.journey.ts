import { enterAs } from '../support/claimant.ts';
import { atPapers, openedBy, path, pdf, tenant, wordFor } from '../support/damp-home-papers.ts';
import { fillStorage } from '../support/full-storage.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { typeAndKeep } from '../support/local-answers.ts';
import { openDrawn } from '../support/late-script.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { clockOffBy, locksAre, setInView } from '../support/windows.ts';

/** The draft of a first try stays. */
const people = {
  none: [ownCopy('imran.qureshi@example.org', 'no locks'), ownCopy('imran.qureshi@example.org', 'no locks again')],
  refused: [ownCopy('imran.qureshi@example.org', 'locks refused'), ownCopy('imran.qureshi@example.org', 'locks refused again')],
  late: [ownCopy('imran.qureshi@example.org', 'late window'), ownCopy('imran.qureshi@example.org', 'late window again')],
  kept: [ownCopy('imran.qureshi@example.org', 'kept words'), ownCopy('imran.qureshi@example.org', 'kept words again')],
  file: [ownCopy('fatou.diallo@example.org', 'closed at once'), ownCopy('fatou.diallo@example.org', 'closed at once again')],
} as const;
const emailOf = (of: keyof typeof people, retry: number): string => people[of][retry === 0 ? 0 : 1].email;
const field = (page: Page, name: string) => page.locator(`[data-name="${name}"] input`);
const openElsewhere = (page: Page) => page.getByRole('status').filter({ hasText: wordFor('openElsewhere') });
const continueHere = (page: Page) => page.getByRole('button', { name: wordFor('continueHere'), exact: true });
const others = (page: Page) => page.getByRole('group', { name: wordFor('otherAnswersTitle') });
const keptHere = (page: Page) => page.getByRole('main').getByText(wordFor('keptHere'));
const saves = '**/api/Submissions/draft';

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

for (const locks of ['none', 'refused'] as const)
  test(`[FRM-15] in a browser whose Web Locks are ${locks} the newest window writes a form, and what was written in the other one comes along`, async ({
    page,
    context,
  }, { retry }) => {
    await locksAre(context, locks);
    await enterAs({ page, tenant, language: 'en', lands: path }, emailOf(locks, retry));
    await typeAndKeep(page, 'postcode', 'CB2 7QX');
    await field(page, 'movedIn').fill('2019');
    const second = await context.newPage();
    await second.goto(path);
    await expect(field(second, 'movedIn')).toHaveValue('2019');
    await expect(field(second, 'rent')).toBeEditable();
    await expect(openElsewhere(page)).toBeVisible();
    await typeAndKeep(second, 'rent', '700');
    await continueHere(page).click();
    await expect(field(page, 'rent')).toHaveValue('700');
    await expect(field(page, 'rent')).toBeEditable();
    await expect(openElsewhere(second)).toBeVisible();
  });

test('[FRM-15] [FRM-24] what was typed in a second window before its script came is beside its question once that window has the form', async ({
  page,
  context,
}, { retry }) => {
  await enterAs({ page, tenant, language: 'en', lands: path }, emailOf('late', retry));
  const saved = page.waitForResponse((one) => one.url().endsWith('/api/Submissions/draft') && one.ok());
  await typeAndKeep(page, 'postcode', 'CB2 7QX');
  await saved;
  const second = await context.newPage();
  const late = Promise.withResolvers<void>();
  await second.route('**/build/**/*.js', (route) => late.promise.then(() => route.continue()));
  await openDrawn(second, path);
  await field(second, 'postcode').fill('CB9 9ZZ');
  await typeAndKeep(page, 'rent', '700');
  late.resolve();
  await expect(openElsewhere(second)).toContainText(wordFor('openElsewhereOnlyHere'), { timeout: 30_000 });
  await continueHere(second).click();
  await expect(others(second)).toContainText('CB9 9ZZ');
  await expect(field(second, 'postcode')).toHaveValue('CB2 7QX');
  await expect(field(second, 'rent')).toHaveValue('700');
});

test('[FRM-15] that answers are kept on this device is stated only while they are: after the storage was cleared, and if it is full while another window takes the form', async ({
  page,
  context,
  faults,
}, { retry }) => {
  faults.allow(/ERR_|Failed to load resource/);
  const email = emailOf('kept', retry);
  await enterAs({ page, tenant, language: 'en', lands: path }, email);
  await page.route(saves, (route) => (route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue()));
  await typeAndKeep(page, 'postcode', 'CB2 7QX');
  await expect(keptHere(page)).toBeVisible();

  await test.step('what the browser has cleared is kept once more when the window is seen again', async () => {
    await page.evaluate(() => localStorage.clear());
    await setInView(page, false);
    await setInView(page, true);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'postcode')).toHaveValue('CB2 7QX');
  });

  await test.step('one that cannot be kept is not stated to be, and another window that takes the form has it not', async () => {
    await fillStorage(page);
    const hanging = Promise.withResolvers<void>();
    await page.unroute(saves);
    await page.route(saves, (route) => hanging.promise.then(() => route.abort('internetdisconnected')));
    await field(page, 'rent').fill('912');
    await field(page, 'rent').blur();
    const second = await context.newPage();
    await second.goto(path);
    await continueHere(second).click();
    await expect(field(second, 'rent')).toBeEditable();
    await expect(openElsewhere(page)).toBeVisible();
    await expect(page.getByText(wordFor('openElsewhereOnlyHere'))).toBeVisible();
    await expect(keptHere(page)).toHaveCount(0);
    hanging.resolve();
    await expect(page.getByText(wordFor('openElsewhereOnlyHere'))).toBeVisible();
    await page.evaluate(() => Reflect.get(window, 'makeSpace')());
    await page.unroute(saves);
    await setInView(second, false);
    await expect(field(page, 'rent')).toHaveValue('912');
    await expect(field(page, 'rent')).toBeEditable();
    await expect(openElsewhere(page)).toHaveCount(0);
  });
});

test('[FRM-13] [FRM-15] a window that is closed at the moment a file is chosen states, when the form is opened again, that the file is to be chosen again', async ({
  page,
  context,
  faults,
}, { retry }) => {
  faults.allow(/ERR_|Failed to load resource/);
  const email = emailOf('file', retry);
  await atPapers(email);
  await openedBy(page, email);
  // Neither the device nor the server has its bytes by then.
  await page.route(/\/(files|api\/Attachment|api\/Submissions\/draft)/, () => undefined);
  await page.evaluate(() => (indexedDB.open = () => new EventTarget() as IDBOpenDBRequest));
  await page.locator('input[type=file]').setInputFiles(pdf('damp.pdf'));
  await page.close();
  const again = await context.newPage();
  await again.goto(path);
  await expect(again.locator('[data-name=papers], [data-name]').filter({ has: again.locator('input[type=file]') })).toContainText(
    'damp.pdf',
  );
  await expect(again.getByText(wordFor('fileAgain').split('{name}')[1]!)).toBeVisible();
});

const registration = tenantNamed('northgate');

for (const [title, typedAt, openedAt] of [
  ['is 40 days ahead since', 0, 40],
  ['was 40 days behind', -40, 0],
  ['is 40 days behind', -40, -40],
] as const)
  test(`[FRM-15] a device whose clock ${title} shows what was typed on it`, async ({ page, context }) => {
    const address = `${registration.url}/page/registration?tab=0`;
    await clockOffBy(page, typedAt);
    await page.goto(address);
    await hydrated(page);
    await typeAndKeep(page, 'name', 'Dilys');
    await page.close();
    const later = await context.newPage();
    await clockOffBy(later, openedAt);
    // The storage is swept with every page.
    await later.goto(`${registration.url}/page`);
    await hydrated(later);
    await later.goto(address);
    await expect(field(later, 'name')).toHaveValue('Dilys');
  });
