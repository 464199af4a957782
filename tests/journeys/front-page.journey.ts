import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('[PAGE-01] the root shows the page called registration', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const title = await page.title();
  await page.goto('/page/registration');
  expect(await page.title()).toBe(title);
  expect(faults).toEqual([]);
});

test('[PAGE-02] /page without a name shows our_case, and its words are there without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/page');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto('/page/our_case');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await context.close();
});

test('[ERR-03] an unknown address says so, with its own status', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not Found.');
});

for (const path of ['/', '/page/our_case', '/page/faqs']) {
  test(`${path} has no finding of axe (WCAG 2.2 AA)`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}
