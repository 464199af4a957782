import { ApiClient } from '../support/api-client.ts';
import { expect, test } from '../support/journey.ts';
import { createChance, seed, some } from '../support/seed.ts';
import { readingPage, tenantNamed } from '../support/tenants.ts';

/** People whom no other journey signs in as at the same time. */
const visits = [
  { slug: 'northgate', language: 'en', width: 1280, email: 'harold.thompson@example.org' },
  { slug: 'northgate', language: 'cy', width: 390, email: 'harold.thompson@example.org' },
  { slug: 'meridian', language: 'ar', width: 1280, email: 'grace.adeyemi@example.org' },
  { slug: 'meridian', language: 'en', width: 390, email: 'grace.adeyemi@example.org' },
] as const;

for (const { slug, language, width, email } of some(visits, 2, createChance(seed + 8))) {
  const tenant = tenantNamed(slug);
  test.describe(`${slug}, ${language}, ${width} px (seed ${seed})`, () => {
    test.use({ baseURL: tenant.url, viewport: { width, height: 844 } });

    test('[NAV-03] [NAV-06] on public and on secured pages a signed-in person is shown their name, and nothing moves', async ({
      page,
      context,
      shifts,
    }) => {
      const client = new ApiClient(tenant.url, email);
      await client.signIn();
      const cookies = [...client.cookies, { name: 'language', value: language, path: '/' }];
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(tenant.url).hostname })));
      // The other tenant's profile is a form, which the browser draws, and its list of documents opens the only one at once.
      const secured = tenant.claimsEnabled
        ? ['/securedPage/my-claim', '/securedPage/my-profile', '/securedPage/esign-list']
        : ['/securedPage/our_case'];
      for (const address of [readingPage(tenant).path, '/page/faqs', ...secured]) {
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.locator('[popovertarget$="-account"]')).toHaveText(/\S/);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
      expect(shifts.unexpected).toEqual([]);
    });
  });
}
