import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enterAs } from '../support/claimant.ts';
import { keyboard, pointer, type InputMethod } from '../support/input-method.ts';
import { expect, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { answerStep, writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const testMode = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/tenants/northgate/configuration/test-mode.json'), 'utf8'),
) as Readonly<Record<'emailRestrictionStatus' | 'panelDataLoadedStatus' | 'contentStatus', string>> & { statusPanelName: { en: string } };
const staff = 'elin.hale@example.org';
const inList = (key: Parameters<typeof word<'listing'>>[3]) => word(tenant.slug, 'en', 'listing', key);
const inDetails = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);
const banner = (page: Page) => page.getByRole('complementary', { name: wordOfPortal(tenant.slug, 'en', 'workspace.label') });
const rows = (page: Page) => page.getByRole('main').getByRole('rowheader');

test.use({ baseURL: tenant.url });
test.setTimeout(90_000);

async function enter(page: Page): Promise<void> {
  await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, staff);
  await expect(rows(page).first()).toBeVisible();
}

async function search(page: Page, words: string, input: InputMethod = pointer): Promise<void> {
  await input.write(page.getByRole('searchbox'), words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
}

/** The only person that is left: the list of before is still there while the new one is on its way. */
async function openTheOne(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
}

/** The panel of the test mode opens and closes, in 300 ms where motion is not reduced, and shows each state in words and in its colour. */
async function openTestMode(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: testMode.statusPanelName.en });
  const toggle = panel.getByRole('button', { name: testMode.statusPanelName.en });
  const states = panel.getByRole('definition');
  const duration = () => panel.locator('dl').evaluate((list) => getComputedStyle(list.parentElement as Element).transitionDuration);
  await expect(states).toHaveCount(0);
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(states).toHaveText([testMode.emailRestrictionStatus, testMode.panelDataLoadedStatus, testMode.contentStatus]);
  const colours = await states.locator('[data-tone]').evaluateAll((marks) =>
    marks.map((mark) => {
      const pixel = new OffscreenCanvas(1, 1).getContext('2d')!;
      pixel.fillStyle = getComputedStyle(mark).color;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0] = pixel.getImageData(0, 0, 1, 1).data;
      return red > green ? 'red' : 'green';
    }),
  );
  expect(colours).toEqual(['green', 'green', 'red']);
  expect(await duration()).toBe('0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await duration()).toBe('0.3s, 0.3s');
  await toggle.click();
  await expect(states).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toggle.click();
}

test('[APP-04] [APP-05] [FRM-19] [PAGE-07] [TST-01] [TST-02] staff land on the list, find a person, see for whom they act and that person’s pages, and go back to what they searched', async ({
  page,
}) => {
  await enter(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(banner(page)).toContainText('Elin Hale');
  await openTestMode(page);
  await search(page, 'NG-104233');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', { name: 'Megan Pritchard' }).click();
  await expect(page).toHaveURL(/\/listing\/details\?accountId=/);
  await expect(banner(page)).toContainText('Megan Pritchard');
  await expect(banner(page)).toContainText('NG-104233');
  await expect(page.getByRole('main').getByText('megan.pritchard@example.org')).toBeVisible();
  await page.getByRole('link', { name: inDetails('hub') }).click();
  await expect(page).toHaveURL(/\/securedPage\/my-claim\?accountId=/);
  await expect(page.getByRole('main').getByText('NG-104233', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Elin Hale/ })).toHaveCount(0);
  await expect(banner(page)).toContainText('Megan Pritchard');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/listing\/list\?search=NG-104233$/);
  await expect(page.getByRole('searchbox')).toHaveValue('NG-104233');
  await expect(rows(page)).toHaveCount(1);
  await expect(banner(page)).not.toContainText('Megan');
});

test('[APP-05] [FRM-19] the list is filtered and sorted by its address, on a phone, where the ways out of it are a menu; the list of forms leads to their persons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  const signOut = banner(page).getByRole('button', { name: wordOfPortal(tenant.slug, 'en', 'workspace.signOut') });
  await expect(signOut).toBeHidden();
  await banner(page)
    .getByRole('button', { name: wordOfPortal(tenant.slug, 'en', 'workspace.label') })
    .press('Enter');
  await expect(signOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();
  const byName = page.getByRole('link', { name: inList('sortBy').replace('{column}', inList('name')) });
  await byName.press('Enter');
  await expect(page).toHaveURL(/sort=name/);
  await expect(rows(page).first()).toContainText('Bevan');
  await expect(byName).toBeFocused();
  await expect(byName).toBeInViewport();
  await page.getByLabel(inList('status'), { exact: true }).selectOption('Inactive');
  await page.getByRole('button', { name: inList('find') }).click();
  await expect(page).toHaveURL(/status=Inactive/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Colin Draper');
  await expect(page.getByRole('button', { name: inList('find') })).toBeFocused();
  await search(page, 'zzz');
  await expect(page.getByRole('status').filter({ hasText: inList('none') })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page
    .getByRole('navigation', { name: inList('lists') })
    .getByRole('link', { name: inList('submissions') })
    .click();
  await expect(rows(page).first()).toBeVisible();
  await search(page, '7K3M-9QXD');
  await openTheOne(page);
  await expect(banner(page)).toContainText('Megan Pritchard');
});

test('[FRM-05] [FRM-19] [MYC-05] [FRM-07] staff fill a form for a person, who is named above it all the time; restricted forms are not among them', async ({
  page,
}) => {
  const form = writtenForm(tenant.slug, 'communications-preferences');
  const eirlys = ownCopy('eirlys.morgan@example.org', 'workspace');
  await enter(page);
  await search(page, eirlys.family_name);
  await openTheOne(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: writtenForm(tenant.slug, 'hardship-statement').name['en'] ?? '' })).toHaveCount(0);
  await page.getByRole('link', { name: `${inDetails('start')}: ${form.name['en']}` }).click();
  await expect(page).toHaveURL(/\/form\/communications-preferences\?createClaim=true&accountId=/);
  const pages = form.surveyDefinition.pages;
  for (const [index, { elements }] of pages.entries()) {
    await expect(page.locator(`[data-name="${elements[0]?.name}"]`)).toBeVisible();
    await expect(banner(page)).toContainText(eirlys.family_name);
    await answerStep(page, pointer, elements, { channel: 'both', letterLanguage: 'en', print: 'no' }, 'en');
    const last = index === pages.length - 1;
    await page.getByRole('button', { name: word(tenant.slug, 'en', 'form', last ? 'add' : 'next'), exact: true }).click();
  }
  await expect(page).toHaveURL(/\/listing\/details\?saved=true&accountId=/);
  await expect(page.getByText(inDetails('savedNow'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(inDetails('savedNow'))).toBeVisible();
  await page.getByRole('link', { name: `${inDetails('edit')}: ${form.name['en']}` }).click();
  await expect(page).toHaveURL(/\/form\/communications-preferences\?submissionId=/);
  for (const { elements } of pages.slice(0, -1)) {
    await expect(page.locator(`[data-name="${elements[0]?.name}"]`)).toBeVisible();
    await page.getByRole('button', { name: word(tenant.slug, 'en', 'form', 'next'), exact: true }).click();
  }
  await expect(page.getByRole('button', { name: word(tenant.slug, 'en', 'form', 'update'), exact: true })).toBeVisible();
});

test('[DET-03] Edit is hidden by the status of the account, and an interview can be booked where the status asks for one', async ({
  page,
}) => {
  await enter(page);
  await search(page, 'owen marsh');
  await openTheOne(page);
  await expect(page.getByRole('row').filter({ hasText: inDetails('hidden') })).toHaveCount(1);
  await expect(page.getByRole('button', { name: inDetails('scheduleInterview') })).toHaveCount(0);
  await banner(page)
    .getByRole('link', { name: wordOfPortal(tenant.slug, 'en', 'workspace.change') })
    .click();
  await search(page, 'tomasz');
  await openTheOne(page);
  await expect(page.getByRole('button', { name: inDetails('scheduleInterview') })).toBeVisible();
});

test('[APP-04] an id that is no account shows nothing of anyone; the choice leads back to the place that wanted a person', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/);
  await enter(page);
  await page.goto('/securedPage/my-claim?accountId=NG-104233');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOfPortal(tenant.slug, 'en', 'workspace.unknown'));
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').click();
  await search(page, 'priya');
  await openTheOne(page);
  await expect(page).toHaveURL(/\/securedPage\/my-claim\?accountId=/);
  await expect(banner(page)).toContainText('Priya Desai');
});

test('[APP-05] [FRM-19] by keyboard only: search, choose, back to the list, sign out', async ({ page, faults }) => {
  // A call that was on its way at the sign-out.
  faults.allow(/status of 401 .*\/api\//);
  const input = keyboard(page);
  await enter(page);
  await search(page, 'siân', input);
  await expect(rows(page)).toHaveCount(1);
  await input.press(rows(page).getByRole('link'));
  await expect(banner(page)).toContainText('Siân Llewellyn');
  await input.press(banner(page).getByRole('link', { name: wordOfPortal(tenant.slug, 'en', 'workspace.change') }));
  await expect(page).toHaveURL(/\/listing\/list$/);
  await input.press(banner(page).getByRole('button', { name: wordOfPortal(tenant.slug, 'en', 'workspace.signOut') }));
  await expect(page).toHaveURL(`${tenant.url}/page/registration?signedOut=1`);
});

test('[FRM-20] a claimant who opens an address of the workspace is led to their own hub', async ({ page }) => {
  await enterAs({ page, tenant, language: 'en' }, 'gwilym.bevan@example.org');
  for (const path of ['/listing/list', '/listing/details?accountId=4e470001-0001-4c1a-9f00-000000000001']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/securedPage\/my-claim$/);
  }
  await page.goto('/securedPage/my-claim?isWorkspace=true&accountId=4e470001-0001-4c1a-9f00-000000000001');
  await expect(page.getByRole('main').getByText('NG-103310', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(testMode.statusPanelName.en)).toHaveCount(0);
});

test('[APP-05] 320 px: long names, mail addresses and numbers break, and no screen of staff scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await enter(page);
  const withLongWords = async () => {
    // What moves after an input was prompted.
    await page.keyboard.press('Shift');
    await page.getByRole('main').evaluate((main) => {
      for (const value of main.querySelectorAll('bdi[translate=no]')) value.textContent = 'Featherstonehaugh'.repeat(8);
    });
    expect(await sidewaysScroll(page)).toBe(0);
  };
  const person = await rows(page).getByRole('link').first().getAttribute('href');
  await withLongWords();
  await page.goto(person ?? '');
  await expect(page.getByRole('main').locator('bdi[translate=no]').first()).toBeVisible();
  await withLongWords();
});
