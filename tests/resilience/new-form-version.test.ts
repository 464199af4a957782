import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts as words } from '../../registry/blocks/form/form.schema.ts';
import { hasBrowser } from '../support/browser.ts';
import { formSlug, openAllTypesForm as open, openAllTypesPortal, type AllTypesPortal } from './typing/all-types-portal.ts';

const email = 'ruth.lindqvist@example.org';

let portal: AllTypesPortal;
beforeAll(async () => {
  if (hasBrowser) portal = await openAllTypesPortal();
}, 120_000);
afterAll(() => portal?.close());

const asks = (name: string, title: string, more: object = {}) => ({ type: 'text', name, title, ...more });
const before = {
  car: [asks('make', 'Make'), asks('miles', 'Miles driven')],
  dealer: [asks('dealer', 'Dealer')],
  story: [asks('story', 'What happened')],
};
const after = {
  car: [asks('make', 'Make')],
  dealer: [asks('dealer', 'Dealer'), asks('town', 'Town of the dealer'), asks('never', 'Never shown', { visibleIf: 'false' })],
  story: [asks('story', 'What happened'), asks('when', 'When it happened')],
};

const field = (page: Page, name: string) => page.locator(`[data-name=${name}] input`);
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const next = (page: Page) => page.getByRole('button', { name: words.next, exact: true }).click();

/** From now on a tab gets no content. */
const withoutContent = (page: Page) => page.route(/\/(content|page-answer)\b/, (route) => route.abort('internetdisconnected'));

/** Types an answer, and waits until the server has it. */
async function answer(page: Page, name: string, text: string): Promise<void> {
  const saved = page.waitForResponse(
    (one) => /\/draft$/.test(new URL(one.url()).pathname) && one.ok() && !!one.request().postData()?.includes(text),
  );
  await field(page, name).fill(text);
  await saved;
}

test.runIf(hasBrowser)(
  '[FRM-27] [FRM-15] a draft whose form has other questions by now opens at the first new one, names the new ones and what is no longer asked, and keeps its answers',
  { timeout: 90_000 },
  async () => {
    portal.write(2, [], before);
    const device = await portal.enter(email);
    const page = await device.newPage();
    await expect.poll(async () => (await device.request.get(`/form/${formSlug}`)).text()).toContain('Miles driven');
    await open(page);
    await answer(page, 'make', 'Lorne');
    await answer(page, 'miles', '42000');
    await next(page);
    await answer(page, 'dealer', 'Fenwick');
    await next(page);
    await answer(page, 'story', 'It failed');

    portal.write(3, [], after);
    const fresh = await device.newPage();
    await expect.poll(async () => (await device.request.get(`/form/${formSlug}`)).text()).toContain('Town of the dealer');
    // The window that shows the form as it was has not seen the new questions, and nothing that it saves states that it has.
    await answer(page, 'story', 'It failed twice');
    await page.close();

    await open(fresh);
    const notice = fresh.getByRole('region', { name: words.formChanged });
    await notice.waitFor();
    await step(fresh, 'dealer').waitFor();
    await answer(fresh, 'dealer', 'Fenwick & Sons');
    await open(fresh);
    await step(fresh, 'dealer').waitFor();
    await notice.waitFor();
    expect(await notice.getByRole('link').allTextContents()).toEqual(['Town of the dealer', 'When it happened']);
    expect((await notice.innerText()).replaceAll(/[\u2068\u2069]/g, '')).toContain('Miles driven: 42000');
    await notice.getByRole('link', { name: 'When it happened' }).click();
    await step(fresh, 'story').waitFor();
    await expect.poll(() => field(fresh, 'when').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(fresh, 'story').inputValue()).toBe('It failed twice');
    await notice.getByRole('button', { name: words.closeNotice }).click();
    expect(await notice.count()).toBe(0);
    await answer(fresh, 'when', 'In May');

    await open(fresh);
    await step(fresh, 'story').waitFor();
    expect(await fresh.getByRole('region', { name: words.formChanged }).count(), 'saved with the new form').toBe(0);
    await device.close();
  },
);

test.runIf(hasBrowser)(
  '[ERR-08] a form whose new version cannot be loaded stays open with what was typed, and is saved',
  { timeout: 60_000 },
  async () => {
    const device = await portal.enter('daniel.okafor@example.org');
    const page = await device.newPage();
    await open(page);
    const form = page.locator('[data-lock=held]');
    await form.evaluate((one) => one.setAttribute('data-marked', ''));
    await withoutContent(page);
    const failed: string[] = [];
    page.on('requestfailed', (one) => failed.push(new URL(one.url()).pathname));
    portal.write(4, [], before);
    // Each is tried twice.
    await expect.poll(() => failed.filter((path) => path.endsWith('/tenant')).length, { timeout: 20_000 }).toBe(2);
    await answer(page, 'make', 'Lorne');
    await page.locator('[data-lock=held][data-marked]').waitFor();
    await device.close();
  },
);
