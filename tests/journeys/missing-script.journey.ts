import type { Route } from '@playwright/test';
import { admit } from '../support/claimant.ts';
import { atPapers, path, pdf, tenant, wordFor } from '../support/damp-home-papers.ts';
import { expect, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { wordOfPortal } from '../support/words.ts';

test.use({ baseURL: tenant.url });
test.beforeEach(() => void test.setTimeout(60_000));

async function enterWithout(page: Page, file: string, email: string): Promise<void> {
  await atPapers(email);
  await page.context().addCookies([{ name: 'language', value: 'en', url: tenant.url }]);
  await admit(page, tenant, email);
  await page.route(file, (route) => route.abort());
}

/** At a form that was attached without a script of later. */
async function attachedWithout(page: Page, file: string, email: string): Promise<void> {
  await enterWithout(page, file, email);
  const failed = page.waitForEvent('requestfailed');
  await page.goto(path);
  await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
  await failed;
}

/** At a form that was drawn, and that states that it cannot be sent: one of its scripts cannot be had. */
async function openWithout(page: Page, file: string, email: string): Promise<void> {
  await enterWithout(page, file, email);
  // On a busy machine a document may be drawn before its data is there: then no form is in it.
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(wordFor('notReady'))).toBeVisible({ timeout: 3000 });
  }).toPass();
}

for (const [what, file, person] of [
  ['itself', '**/entry-client-*.js', ownCopy('fatou.diallo@example.org', 'no script')],
  ['for what a document is hydrated with', '**/before-hydration-*.js', ownCopy('fatou.diallo@example.org', 'no hydrating script')],
  ['for what a form saves and sends with', '**/answering-*.js', ownCopy('fatou.diallo@example.org', 'no sending script')],
  ['for html of a form', '**/sanitiser-*.js', ownCopy('fatou.diallo@example.org', 'no sanitiser')],
  ['for the data of a form', '**/forms-*.js', ownCopy('fatou.diallo@example.org', 'no data script')],
  ['for the block of a form', '**/block-form-*.js', ownCopy('fatou.diallo@example.org', 'no block script')],
] as const) {
  test(`[FRM-24] where the portal’s script ${what} cannot be had, a form states that it cannot be sent; the browser asks before files chosen in it are left; another try has it all`, async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED|dynamically imported module/);
    await openWithout(page, file, person.email);
    const notice = page.getByText(wordFor('notReady'));
    const input = page.locator('input[type=file]');
    await input.setInputFiles(pdf('early.pdf'));
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const again = page.getByRole('button', { name: wordFor('tryAgain') });
    await again.click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(notice).toBeVisible();
    await input.setInputFiles([]);
    await page.unroute(file);
    await again.click();
    await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
}

for (const [what, file, opened, person] of [
  ['whose script cannot be had', '**/block-form-*.js', openWithout, ownCopy('fatou.diallo@example.org', 'no script at the end')],
  [
    'that is attached, where the script for what follows cannot be had',
    '**/after-hydration-*.js',
    attachedWithout,
    ownCopy('fatou.diallo@example.org', 'no later script at the end'),
  ],
] as const)
  test(`[SES-01] at a form ${what}, a person is asked before their session ends, and after it nothing of them is on the screen`, async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED|dynamically imported module/);
    const minute = 60_000;
    const portalWord = (key: Parameters<typeof wordOfPortal>[2]) => wordOfPortal(tenant.slug, 'en', key);
    await page.clock.install();
    await opened(page, file, person.email);
    await page.waitForFunction(() => localStorage.getItem('portico.session') !== null);
    const ending = page.getByRole('dialog', { name: portalWord('ending.title') });
    // Who types is active, without every script, too.
    await page.clock.fastForward(10 * minute);
    await page.keyboard.press('Tab');
    await page.clock.fastForward(10 * minute);
    await expect(ending).toHaveCount(0);
    await page.clock.fastForward(8.5 * minute);
    await expect(ending).toBeVisible();
    await page.clock.fastForward(2 * minute);
    await expect(page).toHaveURL(/\/error\/999$/);
    await expect(page.getByText('CB2 7QX')).toHaveCount(0);
  });

for (const lands of ['/', '/page/our_case', '/page/faqs'])
  test(`where the portal’s script for what a document is hydrated with cannot be had, ${lands} stays as the server drew it, and its links lead on`, async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED|dynamically imported module/);
    const { url } = tenantNamed('northgate');
    await page.route('**/before-hydration-*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/before-hydration-'));
    await page.goto(url + lands, { waitUntil: 'domcontentloaded' });
    const words = () => page.locator('body').innerText();
    const drawn = await words();
    expect(drawn.length).toBeGreaterThan(500);
    await failed;
    await page.waitForLoadState('networkidle');
    expect(await words()).toBe(drawn);
    const link = page.locator(`footer a[href^="/page/"]:not([href="${lands}"])`).first();
    const leads = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(url + leads);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('[ERR-01] a page that is left before its code came, which Firefox and WebKit then end, is seen as the server drew it until the next one is there', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|dynamically imported module/);
  const { url } = tenantNamed('northgate');
  const [asked, ended, noticed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const next = Promise.withResolvers<Route>();
  await page.route('**/block-faqs-*.js', async (route) => {
    asked.resolve();
    await ended.promise;
    await route.abort();
  });
  await page.route('**/page/contact', (route) => next.resolve(route));
  await page.route('**/noticed-missing-code', async (route) => {
    noticed.resolve();
    await route.fulfill({ status: 204 });
  });
  await page.goto(`${url}/page/faqs`, { waitUntil: 'domcontentloaded' });
  await asked.promise;
  const drawn = await page.evaluate(() => {
    const words = () => document.querySelector('main')?.innerText ?? '';
    // Nothing of Playwright runs in a page while it waits for the next one.
    document.addEventListener('portico-code-missing', () => void fetch('/noticed-missing-code').catch(() => undefined));
    addEventListener('pagehide', () => sessionStorage.setItem('seen last', words()));
    const link = document.querySelector<HTMLAnchorElement>('nav a[href="/page/contact"]');
    setTimeout(() => link?.click());
    return words();
  });
  expect(drawn.length).toBeGreaterThan(500);
  const contact = await next.promise;
  ended.resolve();
  await noticed.promise;
  await contact.continue();
  await expect(page).toHaveURL(`${url}/page/contact`);
  expect(await page.evaluate(() => sessionStorage.getItem('seen last'))).toBe(drawn);
});
