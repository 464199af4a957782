import { findings } from '../support/axe.ts';
import { openForm, signIn, signOut, toFirstStep, type Visit } from '../support/claimant.ts';
import { keyboard, pointer } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed, type DemoTenant } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { answerStep, expectAnswered, writtenForm, type Answers } from '../support/written-form.ts';

type Key = Parameters<typeof wordOfPortal>[2];
const minute = 60_000;

const parts = (page: Page, { slug }: DemoTenant, language: string) => {
  const wordFor = (key: Key) => wordOfPortal(slug, language, key);
  const dialog = page.getByRole('dialog', { name: wordFor('ending.title') });
  return {
    dialog,
    stay: dialog.getByRole('button', { name: wordFor('ending.stay') }),
    leave: dialog.getByRole('button', { name: wordFor('ending.leave') }),
    heading: page.getByRole('heading', { level: 1 }),
    signIn: page.getByRole('main').getByRole('link', { name: wordFor('error.signIn') }),
    wordFor,
  };
};

/** Nothing that only the person signed in may read. */
async function expectNothingPersonal(page: Page, personal: readonly string[]): Promise<void> {
  const shown = await page.evaluate(() => `${document.title} ${document.documentElement.outerHTML}`);
  for (const words of personal) expect(shown, `${words} at ${page.url()}`).not.toContain(words);
}

/** What a failure has to state: the clock of the page, when its person was active last, and where it is. */
const clockOf = (page: Page): Promise<string> =>
  page.evaluate(() => `at ${location.pathname}, clock ${Date.now()}, ${localStorage.getItem('portico.session')}`);

/** The session is watched once its code is there. */
const watched = (page: Page) => page.waitForFunction(() => localStorage.getItem('portico.session') !== null);

test.describe('northgate', () => {
  const tenant = tenantNamed('northgate');
  const form = writtenForm(tenant.slug, 'client-questionnaire');
  const answers: Answers = { sources: 'friend', wouldHaveBought: 'cheaper', ownWords: 'A friend drove one.' };
  test.use({ baseURL: tenant.url });
  test.beforeEach(() => void test.setTimeout(120_000));

  test('[SES-01] [SES-02] [SEC-6] [FRM-15] two tabs are asked together, end together with nothing personal, and sign-in leads back to the same step', async ({
    page,
    context,
    request,
    faults,
  }) => {
    // A save that was on its way when the other tab ended the session.
    faults.allow(/status of 401 .*\/api\/Submissions\/draft/);
    const visit: Visit = { page, request, tenant, language: 'en', input: pointer };
    const { email } = ownCopy('eirlys.morgan@example.org', 'session end');
    await context.clock.install();
    /** In all tabs. */
    const pass = (milliseconds: number) => context.clock.fastForward(milliseconds);
    await page.goto('/page/registration');
    await hydrated(page);
    await signIn(visit, email);
    const other = await context.newPage();
    await other.goto('/securedPage/my-claim');
    const name = (await other.locator('[popovertarget$="-account"]').textContent())?.trim() ?? '';
    expect(name).not.toBe('');
    await watched(other);

    await openForm(visit, form.name['en'] ?? '');
    const pages = form.surveyDefinition.pages;
    await toFirstStep(visit, pages.length);
    await answerStep(page, pointer, pages[0]?.elements ?? [], answers, 'en');
    await page.getByRole('button', { name: word(tenant.slug, 'en', 'form', 'next') }).click();
    await answerStep(page, pointer, pages[1]?.elements ?? [], answers, 'en');
    await expect(page).toHaveURL(/#step-2$/);
    await expect(page.getByRole('main').getByText(new RegExp(`^${word(tenant.slug, 'en', 'form', 'saved').split('{')[0]}`))).toBeVisible();

    const [one, two] = [parts(page, tenant, 'en'), parts(other, tenant, 'en')];
    await pass(13.5 * minute);
    await expect(one.dialog).toBeVisible();
    await expect(two.dialog).toBeVisible();
    // A document that any site can open is no answer.
    const opened = await context.newPage();
    await opened.goto('/page/faqs');
    await hydrated(opened);
    await watched(opened);
    await expect(parts(opened, tenant, 'en').dialog).toBeVisible();
    await expect(two.dialog).toBeVisible();
    await opened.close();
    await two.stay.click();
    await expect(two.dialog).toBeHidden();
    await expect(one.dialog).toBeHidden();
    await expectAnswered(page, pages[1]?.elements ?? [], answers, 'en');

    await pass(13.5 * minute);
    await expect(one.dialog).toBeVisible();
    const ended = page.waitForResponse(/\/auth\/sign-out$/);
    await pass(2 * minute);
    expect((await ended).status()).toBe(200);
    for (const [tab, { heading, wordFor }] of [
      [page, one],
      [other, two],
    ] as const) {
      await expect(tab).toHaveURL(/\/error\/999$/);
      await expect(heading).toHaveText(wordFor('error.timeout'));
      await expect(tab).toHaveTitle(wordFor('error.timeout'));
      await expectNothingPersonal(tab, [name, 'A friend drove one.']);
    }
    await hydrated(page);
    await expect(page.getByText(one.wordFor('ending.answersKept'))).toBeVisible();
    await hydrated(other);
    await expect(other.getByText(one.wordFor('ending.answersKept'))).toHaveCount(0);
    await other.goBack();
    await expectNothingPersonal(other, [name]);

    await one.signIn.click();
    await signIn({ ...visit, lands: new URL(page.url()).searchParams.get('returnTo') ?? '' }, email);
    await expect(page).toHaveURL(/\/form\/client-questionnaire.*#step-2$/);
    await expectAnswered(page, pages[1]?.elements ?? [], answers, 'en');
  });
});

test.describe('meridian in ar, 320 px, by keyboard', () => {
  const tenant = tenantNamed('meridian');
  test.use({ baseURL: tenant.url, viewport: { width: 320, height: 700 } });
  test.beforeEach(() => void test.setTimeout(120_000));
  const enter = async (page: Page, request: Visit['request']): Promise<Visit> => {
    const visit: Visit = { page, request, tenant, language: 'ar', input: pointer };
    await page.clock.install();
    await page.context().addCookies([{ name: 'language', value: 'ar', url: tenant.url }]);
    await page.goto('/page/registration');
    await hydrated(page);
    await signIn(visit, 'mariam.saleh@example.org');
    await watched(page);
    return visit;
  };

  test('[SES-01] the dialog is reached and answered by keyboard, also by Escape, and the focus goes back', async ({ page, request }) => {
    await enter(page, request);
    const { dialog, stay, wordFor } = parts(page, tenant, 'ar');
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    await page.clock.fastForward(18.5 * minute);
    await expect(dialog).toBeVisible();
    await expect(dialog).toBeFocused();
    await expect(dialog.locator('[aria-live=assertive]')).toContainText(/\S/);
    expect(await findings(page, 'dialog[open]')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.screenshot({ path: 'test-results/session-end/ar-320.png' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: 'test-results/session-end/ar-390.png' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: 'test-results/session-end/ar-1280.png' });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.clock.fastForward(18.5 * minute);
    const kept = page.waitForResponse(/\/auth\/activity$/);
    await keyboard(page).press(stay);
    expect((await kept).status()).toBe(204);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    await page.goto('/error/999');
    await expect(page).toHaveURL(/\/securedPage\//);
    await hydrated(page);
    await page.clock.fastForward(18.5 * minute);
    await expect(dialog).toBeFocused();
    const keptByEscape = page.waitForResponse(/\/auth\/activity$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 }), 'the focus was nowhere before').toBeFocused();
    expect((await keptByEscape).status()).toBe(204);

    await page.clock.fastForward(18.5 * minute);
    await expect(dialog, await clockOf(page)).toBeVisible();
    await keyboard(page).press(dialog.getByRole('button', { name: wordFor('ending.leave') }));
    await expect(page).toHaveURL(`${tenant.url}/page/registration?signedOut=1`);
    await expect(page.getByRole('status').filter({ hasText: wordFor('portal.signedOut') })).toBeFocused();
  });

  test('[SES-01] [SES-02] a device that slept shows the end first, also without a connection; Back shows nothing of before', async ({
    page,
    context,
    request,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    await enter(page, request);
    const { heading, signIn: again, wordFor } = parts(page, tenant, 'ar');
    const personal = (await page.locator('[popovertarget$="-account"]').textContent())?.trim() ?? '';
    expect(personal).not.toBe('');
    await context.setOffline(true);
    await page.clock.fastForward(8 * 60 * minute);
    await page.keyboard.press('Shift');
    await expect(heading).toHaveText(wordFor('error.timeout'));
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(wordFor('error.timeout'));
    await expectNothingPersonal(page, [personal]);
    await page.screenshot({ path: 'test-results/session-end/ar-320-offline.png' });
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/error\/999$/);
    await hydrated(page);
    await page.screenshot({ path: 'test-results/session-end/ar-320-999.png' });
    await expect(again).toHaveAttribute('href', /returnTo=%2FsecuredPage/);
    await page.goBack();
    await expectNothingPersonal(page, [personal]);
  });

  test('[SES-01] [NAV-03] a sign-out takes the other tabs along, and Back shows nothing of before', async ({
    page,
    context,
    request,
    faults,
  }) => {
    // What a tab had asked for when the other signed out.
    faults.allow(/status of 401 .*\/(?:content|page-answer)\b/);
    const visit = await enter(page, request);
    const personal = (await page.locator('[popovertarget$="-account"]').textContent())?.trim() ?? '';
    const other = await context.newPage();
    await other.goto('/securedPage/my-claim');
    await expect(other.locator('[popovertarget$="-account"]')).toContainText(personal);
    await watched(other);
    await page.setViewportSize({ width: 1280, height: 800 });
    await signOut(visit);
    await expect(other).toHaveURL(/\/\?returnTo=%2FsecuredPage%2Fmy-claim&tab=1$/);
    await expectNothingPersonal(other, [personal]);
    await page.goBack();
    await expect(page).toHaveURL(/returnTo|registration/);
    await expectNothingPersonal(page, [personal]);
  });

  test('[SES-01] [NAV-03] a sign-out without script takes the other tabs along', async ({ page, context, request, faults }) => {
    // What a tab had asked for when the other signed out.
    faults.allow(/status of 401 .*\/(?:content|page-answer)\b/);
    await enter(page, request);
    const personal = (await page.locator('[popovertarget$="-account"]').textContent())?.trim() ?? '';
    const other = await context.newPage();
    await other.goto('/securedPage/my-claim');
    await expect(other.locator('[popovertarget$="-account"]')).toContainText(personal);
    await watched(other);
    // As a browser sends it whose script did not come: no handler of the document is asked.
    await page.locator('form[action="/auth/sign-out"]').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveURL(/signedOut=1$/);
    await expect(other).toHaveURL(/\/\?returnTo=%2FsecuredPage%2Fmy-claim&tab=1$/);
    await expectNothingPersonal(other, [personal]);
  });
});
