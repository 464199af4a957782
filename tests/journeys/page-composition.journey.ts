import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiClient } from '../support/api-client.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const tenant = tenantNamed('northgate');
test.use({ baseURL: tenant.url, viewport: { width: 390, height: 844 } });
test.setTimeout(60_000);

interface MenuPage {
  readonly slug: string;
  readonly title: { readonly en: string };
  readonly order: number;
  readonly showInMenu: boolean;
}

/** Pages of the menu as the tenant wrote them, each with its address. */
const written = (folder: 'public-page' | 'secured-page', path: string) => {
  const place = join(import.meta.dirname, '../../fixtures/tenants', tenant.slug, folder);
  return readdirSync(place)
    .map((file) => JSON.parse(readFileSync(join(place, file), 'utf8')) as MenuPage)
    .filter(({ showInMenu }) => showInMenu)
    .map(({ slug, title, order }) => ({ slug, order, entry: `${title.en} ${path}${slug}` }));
};
const inOrder = (home: string, pages: readonly { readonly order: number; readonly entry: string }[]) => [
  `${word(tenant.slug, 'en', 'navigation', 'home')} ${home}`,
  ...pages.toSorted((one, other) => one.order - other.order).map(({ entry }) => entry),
];
const menu = (page: Page) =>
  page
    .locator('[id$="-pages"] li a')
    .evaluateAll((links) => links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`));
const openMenu = (page: Page) => page.getByRole('button', { name: word(tenant.slug, 'en', 'navigation', 'menu'), exact: true }).click();

/** A browser in which this person signed in before. */
async function signedIn(page: Page, email: string): Promise<void> {
  const client = new ApiClient(tenant.url, email);
  await client.signIn();
  await page.context().addCookies(client.cookies.map((cookie) => ({ ...cookie, domain: new URL(tenant.url).hostname })));
}

test('[PAGE-08] [PAGE-11] [PAGE-15] a page with html, screenflow pages in order and the blocks of another page, wrapped; the year in its footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/page/help');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Help before you ring');
  const [lead, first, then, question] = [
    main.getByText('Most questions have been asked before.'),
    main.getByRole('heading', { name: 'First: your claim' }),
    main.getByRole('heading', { name: 'Then: the questions below' }),
    main.locator('#your-vehicle').getByRole('heading').first(),
  ];
  const tops: number[] = [];
  for (const part of [lead, first, then, question]) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? 0);
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect((await lead.boundingBox())?.width ?? 0, 'a narrow column').toBeLessThan(800);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${await page.evaluate(() => new Date().getFullYear())}`);
});

test('[PAGE-13] [PAGE-16] [NAV-01] [NAV-04] blocks appear by their rules, and the menu has the secured pages, for a person signed in; home, and /securedPage without a name', async ({
  page,
}) => {
  const [open, secured] = [written('public-page', '/page/'), written('secured-page', '/securedPage/')];
  await page.goto('/page/our_case');
  await hydrated(page);
  await expect.poll(() => menu(page)).toEqual(inOrder('/page/our_case', open));
  await expect(page.locator('#radio-welcome')).toHaveCount(0);
  await expect(page.locator('#welcome-back')).toHaveCount(0);
  await page.goto('/page/our_case?utm_source=radio');
  await expect(page.locator('#radio-welcome')).toBeVisible();
  await openMenu(page);
  await page.locator('[id$="-pages"] li a').first().click();
  await expect(page).toHaveURL(`${tenant.url}/page/our_case`);

  await signedIn(page, 'priya.desai@example.org');
  await page.goto('/page/our_case');
  await expect(page.locator('#welcome-back').getByRole('heading')).toHaveText('Welcome back, Priya Desai');
  await expect(page.locator('#radio-welcome')).toHaveCount(0);
  await expect.poll(() => menu(page)).toEqual(inOrder('/', [...open.filter(({ slug }) => slug !== 'registration'), ...secured]));
  await page.goto('/securedPage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group news');
  await expect(page).toHaveTitle(/^Group news/);
});

test('[PAGE-14] [NAV-04] [NAV-07] an editor switches the drafts on: content is asked for with them, a ribbon states it and switches them off', async ({
  page,
  shifts,
}) => {
  shifts.allow(/^\/page\/faqs/, 'the ribbon above the page, for editors alone', 0.2);
  const drafts = page.getByRole('switch', { name: word(tenant.slug, 'en', 'navigation', 'drafts') });
  const ribbon = page.getByText(wordOfPortal(tenant.slug, 'en', 'drafts.shown'));
  await signedIn(page, 'owain.hughes@example.org');
  await page.goto('/page/faqs');
  await hydrated(page);
  await openMenu(page);
  await expect(drafts).not.toBeChecked();
  await expect(ribbon).toHaveCount(0);
  const asked = page.waitForRequest((request) => /\/content\//.test(request.url()) && request.headers()['x-unpublished'] === '1');
  await drafts.click();
  await asked;
  await expect(ribbon).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('show_draft_content'))).toBe('true');
  await page.reload();
  await expect(ribbon).toBeVisible();
  await page.getByRole('button', { name: wordOfPortal(tenant.slug, 'en', 'drafts.hide') }).click();
  await expect(ribbon).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('show_draft_content'))).toBe('false');
});

test('[PAGE-12] an unknown block and one with a wrong property leave the rest of their page; the preview explains both in place', async ({
  page,
  faults,
}) => {
  faults.allow(/./);
  await page.route('**/content/**/public-page*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { items?: { data: { slug?: string; component?: unknown[] } }[] };
    for (const { data } of body.items ?? [])
      if (data.slug === 'how_it_works')
        data.component = [{ type: 'milestone' }, { type: 'faqs', id: 'wrong', props: { items: 'none' } }, ...(data.component ?? [])];
    await route.fulfill({ response: answer, json: body });
  });
  for (const preview of [false, true]) {
    await page.goto(`/page/our_case${preview ? '?preview=1' : ''}`);
    await hydrated(page);
    await page.locator('#at-a-glance').getByRole('link', { name: 'How it works' }).click();
    await expect(page).toHaveURL(/\/page\/how_it_works/);
    await expect(page.locator('#timeline').getByRole('listitem')).toHaveCount(9);
    await expect(page.locator('#papers')).toBeVisible();
    const boxes = page.getByRole('main').getByRole('complementary', { name: /^Problem in the content at/ });
    await expect(boxes).toHaveCount(preview ? 2 : 0);
    if (preview) await expect(boxes).toContainText(['milestones', '/component/1/props/items']);
  }
});
