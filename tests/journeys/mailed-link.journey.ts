import type { APIRequestContext } from '@playwright/test';
import { findings } from '../support/axe.ts';
import { signIn } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { linksMailed, nextPasscode, passcodes } from '../support/outbox.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { writtenForm } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const form = writtenForm(tenant.slug, 'client-questionnaire');
const { email: person, family_name: familyName } = ownCopy('ruth.lindqvist@example.org', 'mailed link');
const inDetails = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);
const inLogin = (key: Parameters<typeof word<'login'>>[3]) => word(tenant.slug, 'en', 'login', key);
const mailedLink = async (request: APIRequestContext, known: number): Promise<string> => {
  let links: string[] = [];
  await expect.poll(async () => (links = await linksMailed(request, tenant.url, person)).length).toBeGreaterThan(known);
  return links[0] ?? '';
};

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

test('[LOGIN-17] [APP-07] [ERR-05] [FRM-09] [REG-02] [REG-03] [SEC-10] staff send a link to a form; it leads its recipient to the form, identifies them once, asks anyone else who is signed in, and is in no address', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/page/registration');
  await hydrated(page);
  await signIn({ page, request, tenant, language: 'en', input: pointer, lands: '/listing/list' }, 'elin.hale@example.org');
  await pointer.write(page.getByRole('searchbox'), familyName);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('rowheader').getByRole('link', { name: familyName }).click();
  const send = page.getByRole('button', { name: `${inDetails('sendLink')}: ${form.name['en']}` });
  const sendLink = async (): Promise<void> => {
    await send.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: inDetails('linkSend'), exact: true })
      .click();
  };
  const known = (await linksMailed(request, tenant.url, person)).length;
  await test.step('in a low window the confirmation is in view, covers no button that was pressed, and moves no row', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await send.evaluate((button) => scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' }));
    const places = (): Promise<number[]> =>
      page.getByRole('row').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top + scrollY)));
    const before = await places();
    await send.click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('heading', { level: 2 })).toContainText(familyName);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(send).toBeFocused();
    expect((await linksMailed(request, tenant.url, person)).length).toBe(known);
    await sendLink();
    await expect(send).toBeFocused();
    const confirmation = page.getByRole('status').filter({ hasText: person });
    await expect(confirmation).toBeInViewport({ ratio: 1 });
    await send.click({ trial: true });
    const [button, notice] = [await send.boundingBox(), await confirmation.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
    expect(await places()).toEqual(before);
  });
  expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  const link = await mailedLink(request, known);

  await test.step('a scanner that opens the link, and runs its script, does not use it up', async () => {
    const scanner = await browser.newContext({ baseURL: tenant.url });
    const opened = await scanner.newPage();
    await opened.goto(link);
    await expect(opened.getByLabel(inLogin('email'), { exact: true })).toHaveValue(person);
    await scanner.close();
  });
  const claimant = await browser.newContext({ baseURL: tenant.url, viewport: { width: 390, height: 844 } });
  const device = await claimant.newPage();
  await device.goto(link);
  const email = device.getByLabel(inLogin('email'), { exact: true });
  await expect(email).toHaveValue(person);
  await expect(device).toHaveURL(/\?returnTo=%2Fform%2Fclient-questionnaire/);
  expect(
    await device.evaluate(() => JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }])),
  ).not.toMatch(/token/i);
  expect(await findings(device)).toEqual([]);
  // On the host that the mail names.
  const isOpen = async () => {
    await expect(device).toHaveURL(/\/form\/client-questionnaire/);
    await expect(device.getByRole('heading', { level: 1, name: form.name['en'] ?? '' })).toBeVisible();
  };
  const signInToForm = async () => {
    const codes = (await passcodes(request, tenant.url, person)).length;
    const sent = device.waitForRequest(/\/auth\/start$/);
    await device.getByRole('button', { name: inLogin('sendCode'), exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ username: person, link: true });
    await device.getByLabel(inLogin('passcode'), { exact: true }).fill(await nextPasscode(request, tenant.url, person, codes));
    await device.getByRole('button', { name: inLogin('login'), exact: true }).click();
    await isOpen();
  };
  await signInToForm();

  await test.step('used before: it leads who is signed in to the form; anyone else reads why not, and the sign-in leads there', async () => {
    await device.goto(link);
    await isOpen();
    await claimant.clearCookies();
    await device.goto(link);
    await expect(device.getByRole('alert')).toContainText(inLogin('linkErrorMessage'));
    await expect(device.getByRole('alert')).toContainText(inLogin('linkErrorHint'));
    await expect(device).not.toHaveURL(/token=/);
    await email.fill(person);
    await signInToForm();
    await device.goto(new URL(device.url()).origin + '/page/registration?name=client-questionnaire');
    await isOpen();
    await claimant.clearCookies();
  });

  await test.step('the secret alone chooses the tab of the sign-in, with its recipient, and leads to my-claim', async () => {
    const before = (await linksMailed(request, tenant.url, person)).length;
    await sendLink();
    const token = new URL(await mailedLink(request, before)).searchParams.get('token') ?? '';
    await device.goto(`/page/registration?tab=0&token=${token}`);
    await expect(email).toHaveValue(person);
    await expect(device).toHaveURL(/\?returnTo=%2Fform%2Fmy-claim/);
  });

  await test.step('a link of another person names whose it is, and asks; who stays keeps their session, and the link works as before', async () => {
    const before = (await linksMailed(request, tenant.url, person)).length;
    await sendLink();
    // The session is one of the host of these tests, not of the one that the mail names.
    const { pathname, search } = new URL(await mailedLink(request, before));
    const toOther = pathname + search;
    const question = page.getByRole('dialog', { name: wordOfPortal(tenant.slug, 'en', 'signOut.linkOfAnother') });
    const asked = page.waitForResponse(/\/user-identifier\/$/);
    await page.goto(toOther);
    await expect(question).toContainText(`${person.slice(0, 1)}•••${person.slice(person.indexOf('@'))}`);
    expect(await (await asked).text()).not.toContain(person);
    await expect(question).toContainText('Elin Hale');
    await expect(page).not.toHaveURL(/token=/);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/listing/list');
    await page.goto(toOther);
    await question.getByRole('button', { name: wordOfPortal(tenant.slug, 'en', 'signOut.forLink'), exact: true }).click();
    await expect(page).toHaveURL(/\?returnTo=%2Fform%2Fclient-questionnaire%3FisSaveAndReturn%3Dtrue&tab=1$/);
    await expect(page.getByLabel(inLogin('email'), { exact: true })).toHaveValue(person);
    await expect(page.locator('[popovertarget$="-account"]')).toHaveCount(0);
  });
  await claimant.close();
});
