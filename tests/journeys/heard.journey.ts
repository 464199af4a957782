import { texts } from '../../registry/blocks/form/form.schema.ts';
import { enterAs } from '../support/claimant.ts';
import { accessibleTexts, focusedElement, heard, hears, recordAnnouncements } from '../support/heard.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { nextPasscode, passcodes } from '../support/outbox.ts';
import { ownCopy } from '../support/own-copies.ts';
import { openStep, submitButton } from '../support/questions/gallery-form.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const person = ownCopy('megan.pritchard@example.org', 'heard');
const applicant = ownCopy('ffion.treharne@example.org', 'heard');
const inLogin = (key: Parameters<typeof word<'login'>>[3]) => word(tenant.slug, 'en', 'login', key);
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const minute = 60_000;

test.use({ baseURL: tenant.url });
test.beforeEach(async ({ page, faults }) => {
  test.setTimeout(90_000);
  faults.allow(/status of 4\d\d/);
  await recordAnnouncements(page);
});

test('[PAGE-04] [LOGIN-04] [LOGIN-06] [LOGIN-09] in the sign-in each press of the button reports what is wrong, and where the code went is announced', async ({
  page,
  request,
}) => {
  await page.goto('/page/registration');
  await hydrated(page);
  const email = page.getByLabel(inLogin('email'), { exact: true });
  await email.focus();
  expect((await focusedElement(page)).states).not.toContain('invalid');
  for (const press of [1, 2])
    await test.step(`press ${press} of an empty field`, async () => {
      await heard(page);
      await email.press('Enter');
      await hears(page, inLogin('emptyEmailErrorMessage'));
    });
  expect(await focusedElement(page)).toMatchObject({
    states: ['invalid'],
    description: expect.stringContaining(inLogin('emptyEmailErrorMessage')),
  });
  const known = (await passcodes(request, tenant.url, person.email)).length;
  await email.fill(person.email);
  await email.press('Enter');
  await hears(page, /^(If we know|We have sent a code to) .*@example\.org/);
  const code = page.getByLabel(inLogin('passcode'), { exact: true });
  await expect(code).toBeFocused();
  for (const press of [1, 2])
    await test.step(`press ${press} of a code that is too short`, async () => {
      await code.fill('12');
      await code.press('Enter');
      await hears(page, inLogin('invalidPasscodeErrorMessage'));
    });
  await code.fill(await nextPasscode(request, tenant.url, person.email, known));
  await code.press('Enter');
  await expect(page).toHaveURL(/securedPage/);
});

test('[PAGE-04] [FRM-15] [FRM-25] [SES-01] a step is announced by its name and is in the title, saving is announced once, and the dialog before the end of a session reads its question and its time', async ({
  page,
}) => {
  await page.clock.install();
  await enterAs({ page, tenant, language: 'en', lands: '/form/client-questionnaire' }, person.email);
  await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
  const stepOf = (step: number) => inForm('stepOf').replace('{step}', String(step)).replace('{steps}', '2');
  const back = page.getByRole('button', { name: inForm('back'), exact: true });
  if (await back.isVisible()) await back.click();
  await expect(page).toHaveTitle(new RegExp(`^${stepOf(1)}: Choosing the vehicle – `));
  await page.getByRole('button', { name: inForm('next'), exact: true }).click();
  await expect.poll(async () => page.evaluate(() => document.activeElement?.textContent)).toBe(`${stepOf(2)}: Since you found out`);
  await expect(page).toHaveTitle(new RegExp(`^${stepOf(2)}: Since you found out – `));
  await page.clock.runFor(5000);
  await hears(page, /^Saved at /);

  const words = page.getByRole('textbox').first();
  await words.focus();
  expect(await focusedElement(page)).toMatchObject({ description: expect.stringMatching(/4.000/) });
  for (const typed of ['One', ' and two']) {
    const isSaved = page.waitForResponse((response) => /Submissions\/draft/.test(response.url()));
    await words.pressSequentially(typed);
    await page.clock.runFor(2000);
    await isSaved;
    await page.clock.runFor(1000);
  }
  expect(
    (await heard(page)).filter((line) => /^(Sav|Kept)/.test(line)),
    'announced once',
  ).toEqual([]);

  await heard(page);
  await page.clock.fastForward(13.2 * minute);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  const inPortal = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, 'en', key);
  expect(await focusedElement(page)).toMatchObject({
    role: 'dialog',
    name: inPortal('ending.title'),
    description: inPortal('ending.hint'),
  });
  await page.clock.runFor(115_000);
  const times = (await heard(page)).filter((line) => /minute|second/.test(line));
  expect(times).toEqual([
    expect.any(String),
    inPortal('ending.oneMinute'),
    expect.stringMatching(/\b40\b/),
    expect.stringMatching(/\b20\b/),
  ]);
});

test('[CTL-ALL] [CTL-DATE] in a form nothing is invalid before it was sent, errors name their place, and what is added, removed, chosen or refused is announced once', async ({
  page,
}) => {
  await test.step('a required list of tick boxes', async () => {
    await openStep(page, { example: 'typesOfChoice', state: 'required' });
    const box = page.locator('[data-name=checkbox] input').first();
    await box.focus();
    const found = await page.locator('.sd-root-modern :is(input, select, textarea):invalid').count();
    expect([found, (await focusedElement(page)).states]).toEqual([0, []]);
  });
  await test.step('rows', async () => {
    await openStep(page, { example: 'typesOfTable', state: 'required' });
    await submitButton(page).click();
    const lines = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading') })
      .getByRole('link');
    await expect(lines.filter({ hasText: /^What, Row 2: / })).toHaveCount(1);
    await expect(lines.filter({ hasText: /^Why, Row 1: / })).toHaveCount(1);
    await expect(lines.filter({ hasText: /^Miles, Back: / })).toHaveCount(1);
    await expect(lines.filter({ hasText: /^Make, Your vehicles 1: / })).toHaveCount(1);
    await heard(page);
    const table = page.locator('[data-name=matrixdynamic]');
    await table.getByRole('button', { name: texts.entryAdd }).click();
    await hears(page, 'Added: Row 3');
    await table.getByRole('textbox').last().pressSequentially('Repairs');
    await table
      .getByRole('button', { name: new RegExp(`^${texts.entryRemove}`) })
      .last()
      .click();
    await hears(page, 'Removed: Repairs');
  });
  await test.step('files', async () => {
    await openStep(page, { example: 'typesOfRest', state: 'sending' });
    const input = page.locator('[data-name=file] input');
    const file = (name: string) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(2000).fill(0)]),
    });
    await input.setInputFiles(file('car.jpg'));
    await hears(page, /^car\.jpg: ./);
    for (const name of ['notes.txt', 'other.txt']) {
      await input.setInputFiles(file(name));
      await hears(page, `${name}: ${texts.fileType}`);
    }
    await page.getByRole('button', { name: texts.removeFile.replace('{name}', 'car.jpg') }).click();
    await hears(page, 'Removed: car.jpg');
    await input.focus();
    expect(await focusedElement(page)).toMatchObject({ name: expect.stringMatching(/^A photo/), description: expect.stringMatching(/./) });
  });
  // In each order of day, month and year.
  await test.step('half a date', async () => {
    await openStep(page, { example: 'typesOfText' });
    const date = page.locator('input[type=date]');
    await date.focus();
    await page.keyboard.type('02');
    await submitButton(page).click();
    const line = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading') })
      .getByRole('link', { name: `A date: ${texts.dateNoSuchDay}` });
    await expect(line).toBeVisible();
    await date.focus();
    expect(await focusedElement(page)).toMatchObject({
      states: expect.arrayContaining(['invalid']),
      description: expect.stringContaining(texts.dateNoSuchDay),
    });
  });
});

test('[CTL-EMAIL] what the server finds of an answer is announced, as its field was left by then', async ({ page }) => {
  await enterAs({ page, tenant, language: 'en', lands: '/form/all-controls' }, applicant.email);
  await page.getByLabel('Your email address').pressSequentially('nerys.rowlands@example.org');
  await page.keyboard.press('Tab');
  await hears(page, /^Your email address: This email address is already used/);
});

for (const lands of ['/securedPage/my-claim', '/form/vehicle-claim', '/securedPage/profile'])
  test(`[PAGE-09] once the language is another one, nothing of ${lands} is called in the old one`, async ({ page }) => {
    await enterAs({ page, tenant, language: 'en', lands }, person.email);
    await page.locator('[popovertarget$="-languages"]').click();
    await page.locator('button[data-language=cy]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    await page.waitForLoadState('networkidle');
    const switched = await accessibleTexts(page);
    await page.reload();
    await hydrated(page);
    const inOldLanguage = async () => {
      const opened = new Set(await accessibleTexts(page));
      return switched.filter((text) => !opened.has(text));
    };
    await expect.poll(inOldLanguage).toEqual([]);
  });

test('[FRM-26] [CLM-08] that a draft is deleted and a table is sorted is announced once; on a phone the headings that sort are above the cards', async ({
  page,
}) => {
  await enterAs({ page, tenant, language: 'en', lands: '/securedPage/my-claim' }, person.email);
  const sort = page.getByRole('columnheader').getByRole('button').first();
  const column = (await sort.textContent())?.trim() ?? '';
  await sort.focus();
  expect(await focusedElement(page)).toMatchObject({ name: `Sort by ${column}` });
  await heard(page);
  await sort.click();
  await hears(page, new RegExp(`^Sorted by ${column}, (a|de)scending$`));
  await page.setViewportSize({ width: 390, height: 844 });
  await sort.press('Enter');
  await hears(page, new RegExp(`^Sorted by ${column}, (a|de)scending$`));
  await expect(sort).toBeInViewport();

  const remove = page.getByRole('button', { name: new RegExp(`^${word(tenant.slug, 'en', 'formsList', 'delete')}`) }).first();
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  await dialog.getByRole('button', { name: word(tenant.slug, 'en', 'formsList', 'deleteNow'), exact: true }).click();
  const result = page.getByText(/is deleted\.$/).first();
  await expect(result).toBeVisible();
  const isFocused = await result.evaluate((element) => element === document.activeElement);
  expect(
    (await heard(page)).filter((line) => /is deleted\.$/.test(line)),
    'read with the focus or announced',
  ).toHaveLength(isFocused ? 0 : 1);
});
