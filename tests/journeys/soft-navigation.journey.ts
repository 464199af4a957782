import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenants } from '../support/tenants.ts';

/** Fails the journey if the document was loaded anew: what is written on the window is still there. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const stillHere = (page: Page) => page.evaluate(() => 'stillHere' in window);

for (const tenant of some(tenants, 1, createChance(seed + 4))) {
  const [first, second] = tenant.languages;
  const target = tenant.pages.find(({ path }) => path === '/page/faqs');
  if (!first || !second || !target) throw new Error(`${tenant.slug} lacks a second language or its questions.`);

  test.describe(`${tenant.slug} (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url });

    test('[PAGE-04] a link changes title, heading, focus and announcement without a new document', async ({ page, context }) => {
      await context.addCookies([{ name: 'language', value: second.iso2Code, url: tenant.url }]);
      await page.goto(readingPage(tenant).path);
      await hydrated(page);
      await mark(page);
      await page.evaluate(() => {
        const spoken: string[] = [];
        Object.assign(window, { spoken });
        const note = () => {
          for (const region of document.querySelectorAll('[role=status], [aria-live]')) {
            const words = region.textContent.trim();
            if (words && spoken.at(-1) !== words) spoken.push(words);
          }
        };
        new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      await page.getByRole('navigation').first().locator('a[href="/page/faqs"]').click();

      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(target.title[second.iso2Code] ?? '');
      await expect(heading).toBeFocused();
      const title = (target.pageTitle ?? target.title)[second.iso2Code] ?? '';
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', second.iso2Code);
      await expect(page.locator('html')).toHaveAttribute('dir', second.dir);
      await expect(page.locator('[data-announcer=polite]').filter({ hasText: title })).toHaveCount(1);
      const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
      expect(spoken.filter((words) => words.includes(title))).toHaveLength(1);
      expect(await stillHere(page)).toBe(true);
    });

    test('[PAGE-04] a menu opened while the next page is on its way stays open when it arrives', async ({ page }) => {
      await page.goto(readingPage(tenant).path);
      await hydrated(page);
      const release = Promise.withResolvers<void>();
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() === 'fetch') await release.promise;
        await route.continue();
      });
      await page.getByRole('navigation').first().locator(`a[href="${target.path}"]`).click();
      const language = page.locator('button[data-language]').first();
      await page.locator('[popovertarget$="-languages"]').click();
      await expect(language).toBeVisible();
      release.resolve();
      const title = (target.pageTitle ?? target.title)[first.iso2Code] ?? '';
      await expect(page).toHaveTitle(title);
      await expect(page.locator('[data-announcer=polite]').filter({ hasText: title })).toHaveCount(1);
      await expect(language).toBeVisible();
    });

    test('Back returns to the place on the page where the visitor was, with the focus on the link that was followed; where that is gone, to the heading, at the top; and forward again', async ({
      page,
    }) => {
      await page.goto(readingPage(tenant).path);
      await hydrated(page);
      await mark(page);
      const link = page.getByRole('contentinfo').getByRole('link', { name: /./ }).and(page.locator('a[href^="/page/"]')).first();
      const href = (await link.getAttribute('href')) ?? '';
      await link.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(100);
      await link.click();
      await expect(page).toHaveURL(tenant.url + href);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(tenant.url + readingPage(tenant).path);
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
      await page.goForward();
      await expect(page).toHaveURL(tenant.url + href);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.evaluate(() => {
        const gone = new CSSStyleSheet();
        gone.replaceSync('footer { visibility: hidden }');
        document.adoptedStyleSheets.push(gone);
      });
      await page.goBack();
      await expect(page).toHaveURL(tenant.url + readingPage(tenant).path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await stillHere(page)).toBe(true);
    });

    test('[APP-03] a public page is kept for a day, and for the revision it was read at', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/content\/.*public-page/.test(request.url())) asked.push(request.url());
      });
      const follow = async () => {
        await page.goto(readingPage(tenant).path);
        await hydrated(page);
        asked.length = 0;
        await page
          .getByRole('navigation')
          .first()
          .locator(`a[href="${target.path}"]`)
          .evaluate((link: HTMLElement) => link.click());
        await expect(page).toHaveURL(tenant.url + target.path);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        return asked.length;
      };
      /** Rewrites what was kept of the page. */
      const age = (change: 'at' | 'revision') =>
        page.evaluate(
          ([path, field]) => {
            const key = Object.keys(localStorage).find((one) => one.startsWith('portico-content/') && one.endsWith(path)) ?? '';
            const entry = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<'at' | 'revision', number>;
            localStorage.setItem(key, JSON.stringify({ ...entry, [field]: entry[field] - (field === 'at' ? 86_400_001 : 1) }));
          },
          [target.path.slice('/page/'.length), change] as const,
        );
      expect([await follow(), await follow()]).toEqual([1, 0]);
      await age('at');
      expect([await follow(), await follow()]).toEqual([1, 0]);
      await age('revision');
      expect([await follow(), await follow()]).toEqual([1, 0]);
    });

    test('every link of the menu and the footer leads to a page that is there', async ({ page, request }) => {
      await page.goto(readingPage(tenant).path);
      const hrefs = await page
        .locator('a[href^="/page/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''))]);
      expect(hrefs.length).toBeGreaterThan(3);
      for (const href of hrefs) {
        const { title } = tenant.pages.find(({ path }) => path === href.split('?')[0]) ?? {};
        const document = await request.get(tenant.url + href);
        expect([href, document.status()]).toEqual([href, 200]);
        expect(await document.text()).toContain(Object.values(title ?? {})[0] ?? 'a page of this tenant');
      }
    });
  });
}
