import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderedPage } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { check } from '../../cli/check/check.ts';
import { innerFetch } from '../../server/web/pages/inner-fetch.ts';
import { openContentParts } from '../../server/wiring/content.fixture.ts';
import { render } from '../../src/entry-server.tsx';

const fixtures = join(import.meta.dirname, '../../fixtures/tenants');
const hostile = '<frameset></frameset>';
const data = mkdtempSync(join(tmpdir(), 'portico-hostile-'));
const folder = join(data, 'northgate');
/** `public-page/faqs /component/0/props/html` of every text that was made hostile. */
const places: string[] = [];
const folders = ['public-page', 'secured-page', 'common', 'submission-form', 'confirmation-pages'];

let content: Awaited<ReturnType<typeof openContentParts>>;
let show: (slug: string) => Promise<RenderedPage>;

/** The same document with every html text hostile. */
function spoil(value: unknown, at: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part, index) => spoil(part, `${at}/${index}`));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key !== 'html' && key !== 'htmlContent' && key !== 'completedHtml') return [key, spoil(part, `${at}/${key}`)];
      places.push(`${at}/${key}`);
      return [key, hostile];
    }),
  );
}

beforeAll(async () => {
  cpSync(join(fixtures, 'northgate'), folder, { recursive: true });
  for (const name of folders)
    for (const file of readdirSync(join(folder, name))) {
      const path = join(folder, name, file);
      const before = JSON.parse(readFileSync(path, 'utf8')) as object;
      const page = name === 'public-page' ? { ...before, htmlContent: 'was html' } : before;
      writeFileSync(path, JSON.stringify(spoil(page, `${name}/${file.replace('.json', '')} `)));
    }
  content = await openContentParts([folder]);
  const tenant = content.context.tenants.bySlug('northgate') as Tenant;
  show = (slug) =>
    render(new Request(`https://portal.test/page/${slug}`), {
      tenant: tenant.slug,
      fetch: innerFetch(content.app, tenant, { language: 'en' }),
      now: Date.now(),
      language: 'en',
      assets: { entry: '/build/entry.js', css: [], preloadsOf: () => [] },
      mode: 'live',
      demo: false,
    });
});

afterAll(async () => {
  await content.close();
  rmSync(data, { recursive: true, force: true });
});

test('a tenant with hostile html in every text serves its other blocks, and issues name each place', { timeout: 120_000 }, async () => {
  const pages = readdirSync(join(folder, 'public-page')).map((file) => file.replace('.json', ''));
  for (const slug of pages.filter((name) => name !== 'registration')) {
    const { status, html, issues } = await show(slug);
    expect(status, slug).toBe(200);
    expect(html).toContain('</footer>');
    expect(
      issues.filter(({ code, page }) => code === 'unsafe-html' && page === slug).map(({ pointer }) => `public-page/${slug} ${pointer}`),
    ).toEqual(expect.arrayContaining(places.filter((place) => place.startsWith(`public-page/${slug} `))));
  }
  const contact = await show('contact');
  expect(contact.html).toContain('mailto:');
  expect(contact.issues.find(({ component }) => component !== undefined)).toMatchObject({
    tenant: 'northgate',
    page: 'contact',
    severity: 'error',
    component: expect.any(Number) as number,
  });
});

test('portico check names the same places', { timeout: 120_000 }, () => {
  const unsafe = check(folder).findings.filter(({ code }) => code === 'unsafe-html');
  expect(places.length).toBeGreaterThan(20);
  expect(unsafe.map(({ file, pointer }) => `${file.replace('.json', '')} ${pointer}`).sort()).toEqual(places.toSorted());
});
