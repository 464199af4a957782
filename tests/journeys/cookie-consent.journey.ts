import type { BrowserContext, Page, Request } from '@playwright/test';
import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { keyboard } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { wordOfPortal } from '../support/words.ts';

const tenant = tenantNamed('meridian');
/** The portal under a true host name with https, as claimants have it: cookies of a parent domain, and Secure, are real there. */
const origin = 'https://claim.meridian.test';
const inWords = (key: Parameters<typeof wordOfPortal>[2], language = 'en') => wordOfPortal(tenant.slug, language, key);
/** Before all that is shown: the words for an older browser are hidden in others. */
const banner = (page: Page, language?: string) =>
  page.getByRole('region', { name: inWords('cookies.title', language) }).and(page.locator('body > .older-browser + *'));
const settings = (page: Page) => page.getByRole('button', { name: inWords('cookies.settings') });
const analyticsCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('_g')).map(({ name }) => name);

/** What Google's host answers: it stores what analytics store, and sends every page it is given to the host that collects. */
const standIn = `(() => {
const report = (entry) => {
  const { page_location, page_title } = entry?.event ? entry : {};
  if (page_location) fetch('https://www.google-analytics.com/g/collect?' + new URLSearchParams({ page_location, page_title }), { method: 'POST', mode: 'no-cors' });
};
document.cookie = '_ga=GA1.1.1;domain=.meridian.test;path=/;max-age=9999;secure';
document.cookie = '_ga_EXAMPLE0=GS1;domain=claim.meridian.test;path=/;max-age=9999;secure';
document.cookie = '_gid=GA1.1.2;path=/;max-age=9999;secure';
dataLayer.forEach(report);
const push = dataLayer.push;
dataLayer.push = (...entries) => (entries.forEach(report), push.apply(dataLayer, entries));
})()`;

/** Serves the portal at its true host, and stands in for Google's. Answers every request that left for another host. */
async function atTrueHosts(context: BrowserContext, blocked = false): Promise<Request[]> {
  const sent: Request[] = [];
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && ![origin, tenant.url].includes(new URL(request.url()).origin)) sent.push(request);
  });
  await context.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // Demo mode's stream of changes has no end.
    if (pathname.startsWith('/demo/')) return route.abort();
    const headers = { ...(await route.request().allHeaders()), origin: tenant.url };
    const response = await route.fetch({ url: tenant.url + pathname + search, headers, maxRedirects: 0 });
    return route.fulfill({ response });
  });
  await context.route(/^https:\/\/www\.google/, (route) =>
    blocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: route.request().method() === 'GET' ? standIn : '' }),
  );
  return sent;
}
const containers = (sent: readonly Request[]) =>
  sent.filter((request) => request.url().startsWith('https://www.googletagmanager.com/')).length;
const pagesSeen = (sent: readonly Request[]) =>
  sent.filter((request) => request.url().includes('/g/collect')).map((request) => Object.fromEntries(new URL(request.url()).searchParams));

test.use({ baseURL: tenant.url, cookieChoice: null });

test('[APP-02] [APP-01] [SEC-10] [SEC-35] by keyboard: nothing before the choice; accepted, the tag manager learns pages without queries; withdrawn, it is gone with its cookies', async ({
  page,
  context,
  faults,
  shifts,
}) => {
  faults.allow(/\/demo\//);
  const input = keyboard(page);
  const sent = await atTrueHosts(context);
  await page.goto(`${origin}/page/your_data?submissionId=canary-1&email=canary-2%40example.org`);
  await expect(banner(page)).toBeVisible();
  const [accept, reject] = [
    banner(page).getByRole('button', { name: inWords('cookies.accept') }),
    banner(page).getByRole('button', { name: inWords('cookies.reject') }),
  ];
  await page.setViewportSize({ width: 320, height: 640 });
  const [one, other] = [await accept.boundingBox(), await reject.boundingBox()];
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await hydrated(page);
  expect([sent.length, (await context.cookies()).map(({ name }) => name)]).toEqual([0, []]);

  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await input.press(accept);
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect
    .poll(() => pagesSeen(sent))
    .toEqual([{ page_location: `${origin}/page/your_data`, page_title: expect.stringMatching(/\w/) }]);
  expect(await sent[0]?.headerValue('referer')).toBeNull();
  const [choice] = (await context.cookies()).filter(({ name }) => name === 'consent');
  expect(choice).toMatchObject({ value: 'analytics', secure: true, sameSite: 'Lax', path: '/' });
  expect(Math.abs((choice?.expires ?? 0) - Date.now() / 1000 - 182 * 86_400)).toBeLessThan(3600);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${origin}/page/contact`);
  await expect.poll(() => pagesSeen(sent).at(-1)).toMatchObject({ page_location: `${origin}/page/contact` });
  expect((await analyticsCookies(context)).sort()).toEqual(['_ga', '_ga_EXAMPLE0', '_gid']);

  // A document that was opened with a token never runs it; the next one does.
  await page.goto(`${origin}/page/our_case?token=canary-3`);
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
  expect(containers(sent)).toBe(1);
  await page.goto(`${origin}/page/our_case`);
  await expect.poll(() => containers(sent)).toBe(2);

  await input.press(settings(page));
  await expect(banner(page)).toBeFocused();
  await input.press(banner(page).getByText(inWords('cookies.manage'), { exact: true }));
  const box = banner(page).getByRole('checkbox', { name: inWords('cookies.analytics') });
  await expect(box).toBeChecked();
  await box.press('Space');
  const fresh = page.waitForEvent('load');
  await input.press(banner(page).getByRole('button', { name: inWords('cookies.save') }));
  await fresh;
  await hydrated(page);
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect([await analyticsCookies(context), containers(sent)]).toEqual([[], 2]);
  expect(sent.map((request) => request.url() + (request.postData() ?? '')).filter((text) => text.includes('canary'))).toEqual([]);
  expect(shifts.unprompted).toEqual([]);
});

test('[APP-02] [SEC-35] rejected in Arabic, cookies of before go and nothing is loaded; a blocked host, staff and a browser without a script meet nothing of it', async ({
  page,
  context,
  browser,
  faults,
}) => {
  faults.allow(/\/demo\/|googletagmanager/);
  const sent = await atTrueHosts(context, true);
  await context.addCookies([
    { name: 'language', value: 'ar', url: origin },
    ...['_ga', '_gat_x'].map((name) => ({ name, value: '1', domain: '.meridian.test', path: '/' })),
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${origin}/page/our_case`);
  // Before any other script is there.
  await banner(page, 'ar')
    .getByRole('button', { name: inWords('cookies.reject', 'ar') })
    .click();
  await expect(banner(page, 'ar')).toBeHidden();
  await expect.poll(() => analyticsCookies(context)).toEqual([]);
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: inWords('cookies.rejected', 'ar') })).toBeAttached();
  expect([sent.length, await findings(page), await sidewaysScroll(page)]).toEqual([0, [], 0]);
  await page.getByRole('button', { name: inWords('cookies.settings', 'ar') }).click();
  await banner(page, 'ar')
    .getByRole('button', { name: inWords('cookies.accept', 'ar') })
    .click();
  await expect.poll(() => containers(sent)).toBe(1);
  await page.getByRole('contentinfo').getByRole('link').last().click();
  await expect(page).toHaveURL(`${origin}/page/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.addCookies([{ name: 'consent', value: 'analytics', url: tenant.url }]);
  await enterAs({ page, tenant, language: 'en', lands: '/listing/list' }, 'rana.khalil@example.org');
  await expect(page.locator('#cookie-consent')).toHaveCount(0);
  await page.goto('/page/our_case');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'none');
  expect(containers(sent)).toBe(1);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: tenant.url });
  const still = await plain.newPage();
  await still.goto('/page/our_case');
  await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(still.locator('#cookie-consent')).toBeHidden();
  await plain.close();
});
