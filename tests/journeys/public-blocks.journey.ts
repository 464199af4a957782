import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

const [northgate, meridian] = [tenantNamed('northgate'), tenantNamed('meridian')];

/** Which items of a row are in view, by their place in it. */
const inView = (page: Page, block: string) =>
  page
    .locator(`${block} ul`)
    .first()
    .evaluate((list) => {
      const { left, right } = (list.parentElement ?? list).getBoundingClientRect();
      return [...list.children].flatMap((item, index) => {
        const box = item.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1 ? [index] : [];
      });
    });
const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

/** By width of the window: documents in view, and by how many a button moves them. */
const steps = [
  [1400, 8, 4],
  [1025, 8, 4],
  [1024, 6, 3],
  [813, 6, 3],
  [812, 4, 2],
  [641, 4, 2],
  [640, 2, 1],
  [320, 2, 1],
] as const;

for (const language of ['en', 'ar'])
  test(`[BLK-03] documents in view and moved by a button, in ${language}: 8 by 4, below 1025 px 6 by 3, below 813 4 by 2, below 641 2 by 1`, async ({
    page,
  }) => {
    await page.goto(`/gallery?block=documents&example=overflow&lang=${language}`);
    await hydrated(page);
    const block = 'section:has(a[href^="https://files.example/"])';
    const [back, forward] = [page.locator(`${block} button`).first(), page.locator(`${block} button`).nth(1)];
    for (const [width, count, by] of steps) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inView(page, block), { message: `${width} px` }).toEqual(from(0, count));
      await forward.press('Enter');
      await expect.poll(() => inView(page, block), { message: `${width} px, moved` }).toEqual(from(by, count));
      // A button that is not enabled yet takes no key: the one before would get it.
      await expect(back).toBeEnabled();
      await back.press('Enter');
      await expect(back).toBeDisabled();
      await expect.poll(() => inView(page, block), { message: `${width} px, moved back` }).toEqual(from(0, count));
    }
    expect(await sidewaysScroll(page)).toBe(0);
  });

for (const [width, scheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test(`[BLK-05] [BLK-03] panels, milestones and documents at ${width} px, ${scheme}: read, and a document downloaded by its name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${northgate.url}/page/our_case`);
    const panels = page.locator('#at-a-glance').getByRole('listitem');
    await expect(panels).toHaveCount(4);
    await expect(panels.first()).toContainText('41,000');
    await panels.first().getByRole('link', { name: 'How it works' }).click();
    await expect(page).toHaveURL(`${northgate.url}/page/how_it_works`);

    const milestones = page.locator('#timeline').getByRole('listitem');
    await expect(milestones).toHaveCount(9);
    await expect(page.locator('#timeline [aria-current="step"]')).toContainText('Waiting for the judgment');
    const document = page.locator('#papers').getByRole('listitem').first();
    await expect(document).toContainText('PDF');
    await expect(document).toContainText('2 kB');
    await expect(document).toContainText('01 Sep 2026');
    const downloading = page.waitForEvent('download');
    await document.getByRole('link', { name: 'A guide to the claim' }).click();
    expect((await downloading).suggestedFilename()).toBe('guide-to-the-claim.pdf');
  });

for (const { tenant, block, language, width, first, to } of [
  { tenant: northgate, block: '#latest', language: 'en', width: 1280, first: 'No judgment yet, and that is normal', to: /#november-2026$/ },
  { tenant: meridian, block: '#news', language: 'ar', width: 390, first: 'بدأنا قراءة البيانات', to: /#timeline$/ },
])
  test(`[BLK-03] news at ${width} px in ${language}: what was opened is not new any more, also after a reload; then all of it`, async ({
    page,
    context,
  }) => {
    const news = (key: Parameters<typeof word<'news'>>[3]) => word(tenant.slug, language, 'news', key);
    await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${tenant.url}/page/our_case`);
    const items = page.locator(block).getByRole('listitem');
    const marks = page.locator(block).getByText(news('unread'), { exact: true });
    const count = await items.count();
    await expect(items.first().getByRole('heading')).toHaveText(first);
    await expect(marks).toHaveCount(count);
    expect(await inView(page, block)).toEqual(from(0, width > 1024 ? 3 : 1));

    await items.first().getByRole('link', { name: first }).click();
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(marks).toHaveCount(count - 1);
    await page.reload();
    await expect(marks).toHaveCount(count - 1);
    await expect(items.first()).not.toContainText(news('unread'));
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }['portico.news'] ?? ''))).not.toContain('@');

    await page.getByRole('button', { name: news('markAllRead') }).click();
    await expect(page.getByRole('status').filter({ hasText: news('allRead') })).toBeVisible();
    await expect(marks).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(items).toHaveCount(count);
    await expect(marks).toHaveCount(0);
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[BLK-03] the row of documents is read and scrolled by the keyboard, in Arabic', async ({ page, context }) => {
    await context.addCookies([{ name: 'language', value: 'ar', url: meridian.url }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${meridian.url}/page/how_it_works`);
    const links = page.locator('#documents').getByRole('link');
    await expect(links).toHaveCount(5);
    await expect(page.locator('#documents')).toContainText(word(meridian.slug, 'ar', 'documents', 'download'));
    await expect(links.last()).not.toBeInViewport();
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
  });
});
