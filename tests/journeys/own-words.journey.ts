import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packOf } from '../../schemas/tenant/packs/index.ts';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { defaultsAmong } from '../support/default-words.ts';
import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { combinations, createChance, pick, seed, some } from '../support/seed.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const tenant = tenantNamed('calder');
const { claimants, staff } = JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/people/calder.json'), 'utf8')) as Readonly<
  Record<'claimants' | 'staff', readonly { readonly email: string; readonly shows: string; readonly id: string }[]>
>;
const emailOf = (shows: string): string => claimants.find((person) => person.shows.includes(shows))?.email ?? '';
const chance = createChance();

test.use({ baseURL: tenant.url });
test.setTimeout(90_000);

/** Everything on the screen that is read out or shown. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
  });

/** No word of the portal's English is left where the tenant has one for each, or another language one that is not the same. */
async function expectOwnWords(page: Page, language: string): Promise<void> {
  const same = new Set(Object.values(packOf(language)?.texts ?? {}));
  expect(
    defaultsAmong(await textsOn(page)).filter((text) => !same.has(text)),
    page.url(),
  ).toEqual([]);
}

/** The screen has shown what it loads, or its reason not to. */
async function settled(page: Page, language: string): Promise<void> {
  await hydrated(page);
  for (const type of ['claims', 'formsList', 'claimStatus', 'form', 'listing', 'accountDetails', 'claimDetail', 'eSignList'] as const)
    await expect(page.getByText(word(tenant.slug, language, type, 'loading'), { exact: true })).toHaveCount(0);
}

const ofClaimants = [
  '/securedPage/my-claim',
  '/securedPage/my-profile',
  '/profile',
  '/form/damp-home',
  '/form/communications-preferences',
  '/securedPage/esign-list',
  '/securedPage/no-such',
];
const ofStaff = ['/listing/list', '/form/damp-home', `/listing/details?accountId=${claimants[2]?.id ?? ''}&isWorkspace=true`];

test(`[PAGE-18] a tenant of files only replaces every word: none of the portal's own is left on public pages and those of a claimant, seed ${seed}`, async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/status of (401|403|404)/);
  await context.addCookies([{ name: 'language', value: 'en', url: tenant.url }]);
  for (const path of [
    ...some(tenant.pages, 2, chance).map((written) => written.path),
    '/page/registration',
    '/page/no-such',
    '/error/999',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expectOwnWords(page, 'en');
  }
  await enterAs({ page, tenant, language: 'en' }, pick(chance, claimants).email);
  for (const path of ofClaimants) {
    await page.goto(path);
    await settled(page, 'en');
    await expectOwnWords(page, 'en');
  }
});

test('[PAGE-18] nor on the screens of staff', async ({ page, faults }) => {
  faults.allow(/status of (401|403|404)/);
  await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, staff[0]?.email ?? '');
  for (const path of ofStaff) {
    await page.goto(path);
    await settled(page, 'en');
    await expectOwnWords(page, 'en');
  }
});

for (const [language, width] of some(combinations(['fr', 'ur'], [390, 1280]), 2, chance))
  test(`[PAGE-18] [PAGE-20] the tenant of three languages in ${language} at ${width} px: sign-in, hub and a form step in the words of the language pack`, async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/status of 404/);
    const wordFor = (type: 'login' | 'formsList' | 'form', key: 'sendCode' | 'toDo' | 'next') =>
      word(tenant.slug, language, type, key as never);
    const fits = async () => {
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await expectOwnWords(page, language);
    };
    await page.setViewportSize({ width, height: 844 });
    await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
    await page.goto('/page/registration');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ur' ? 'rtl' : 'ltr');
    await expect(page.getByRole('button', { name: wordFor('login', 'sendCode'), exact: true })).toBeVisible();
    await fits();

    await enterAs({ page, tenant, language }, emailOf(language === 'ur' ? 'form to begin' : 'form half done'));
    await settled(page, language);
    await expect(page.getByRole('tab', { name: wordFor('formsList', 'toDo') })).toBeVisible();
    await fits();

    await page.goto('/form/damp-home');
    await expect(page.getByRole('button', { name: wordFor('form', 'next'), exact: true })).toBeVisible();
    await fits();
    await page.goto('/page/no-such');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOfPortal(tenant.slug, language, 'notFound.heading'));
  });

test('text is in the face that the theme chooses, which the portal itself serves', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await page.goto('/page/our_case');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Lora' && status === 'loaded')))
    .toBe(true);
  expect(asked.filter((url) => !url.startsWith(`${tenant.url}/build/assets/lora-latin-wght-normal`))).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Lora,/);
});
