import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentList } from '#schemas/api';
import { openContentParts } from './content.fixture.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'portico-assets-')), 'northgate');
let content: Awaited<ReturnType<typeof openContentParts>>;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../fixtures/tenants/northgate'), folder, { recursive: true });
  const page = {
    slug: 'pictures',
    title: 'Pictures',
    component: [{ type: 'html', props: { html: '<img src="logo.svg"><img src="none.svg">' } }],
  };
  writeFileSync(join(folder, 'public-page/pictures.json'), JSON.stringify(page));
  content = await openContentParts([folder]);
});
afterAll(async () => {
  await content.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const addresses = async (): Promise<string[]> => {
  const query = "$filter=data/slug/iv eq 'pictures'";
  const answer = await content.app.inject({
    url: `/content/northgate/public-page?${encodeURI(query)}`,
    headers: { host: 'northgate.localhost' },
  });
  return [...JSON.stringify(answer.json<ContentList>().items).matchAll(/src=\\"([^"\\]*)/g)].map((match) => match[1] ?? '');
};
const cachingOf = async (url: string) => (await content.app.inject(url)).headers['cache-control'];

test('[API-CONTENT-2] a file is kept for good at the address that content gives, and asked for again at any other', async () => {
  const [logo = '', none] = await addresses();
  expect([logo, none]).toEqual([
    expect.stringMatching(/^\/api\/assets\/northgate\/logo\.svg\?v=[0-9a-f]{12}$/),
    '/api/assets/northgate/none.svg',
  ]);
  expect(await cachingOf(logo)).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf('/api/assets/northgate/logo.svg')).toBe('no-cache');
  expect(await cachingOf('/api/assets/northgate/logo.svg?v=000000000000')).toBe('no-cache');
  const { headers } = await content.app.inject(logo);
  const again = await content.app.inject({ url: logo, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'public, max-age=31536000, immutable']);
});

test('[API-CONTENT-2] a changed file has another address; the one before is asked for again', async () => {
  const [before = ''] = await addresses();
  writeFileSync(join(folder, 'assets/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>');
  await content.importFolder(folder);
  const [after = ''] = await addresses();
  expect(after).not.toBe(before);
  expect([await cachingOf(after), await cachingOf(before)]).toEqual(['public, max-age=31536000, immutable', 'no-cache']);
  expect((await content.app.inject(before)).body).toContain('<rect/>');
});
