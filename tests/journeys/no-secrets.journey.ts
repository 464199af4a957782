import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, type Visit } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { readingPage, tenantNamed } from '../support/tenants.ts';

const tenant = tenantNamed('northgate');
/** How the content service names its secret and its token, and how the pool names what only the server may hold. */
const secrets = /client_secret|client_credentials|access_token|refresh_token|identity-server|portico\.refresh/g;

test('[SEC-33] the bundle names no secret and no token of the server', () => {
  const bundle = join(import.meta.dirname, '../../dist/client');
  const files = readdirSync(bundle, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|json|map|html|css)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => readFileSync(join(bundle, name), 'utf8').match(secrets))).toEqual([]);
});

test('[SEC-33] [SEC-5] neither is in anything a browser is sent, signed in or not', async ({ page, request }) => {
  test.setTimeout(60_000);
  const read: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    // A redirect has no body, and a stream of changes never ends.
    if (response.status() >= 300 || response.headers()['content-type']?.startsWith('text/event-stream')) return;
    const headerText = JSON.stringify(response.headers());
    read.push(
      response.text().then(
        (body) => ({ url: response.url(), text: body + headerText }),
        () => ({ url: response.url(), text: headerText }),
      ),
    );
  });
  await page.goto(tenant.url + readingPage(tenant).path);
  await hydrated(page);
  await page.goto(`${tenant.url}/page/registration`);
  await hydrated(page);
  const visit: Visit = { page, request, tenant, language: 'en', input: pointer };
  await signIn(visit, 'owen.marsh@example.org');
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(2);
  await page.goto(`${tenant.url}/form/client-questionnaire`);
  await expect(page.locator('progress')).toBeVisible();
  await hydrated(page);
  await expect(page.locator('script#portico-state')).toHaveCount(0);

  const answers = await Promise.all(read);
  const kinds = [/^\/build\/.*\.js$/, /^\/api\//, /^\/content\//, /^\/auth\/answer$/, /^\/page\//];
  const missed = kinds.filter((kind) => !answers.some(({ url, text }) => kind.test(new URL(url).pathname) && text.length > 500));
  expect(missed).toEqual([]);
  expect(answers.flatMap(({ url, text }) => (text.match(secrets) ?? []).map((found) => `${url}: ${found}`))).toEqual([]);
});
