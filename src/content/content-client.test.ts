import { expect, test, vi } from 'vitest';
import { createContentClient } from './content-client.ts';

const answering = (body: unknown, status = 200) =>
  vi.fn(
    async (_input: RequestInfo | URL, _init?: RequestInit) =>
      new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', 'X-Content-Revision': '12' } }),
  );

test('asks one item by its slug and reads the revision', async () => {
  const fetch = answering({ total: 1, items: [{ data: { slug: 'faqs' } }] });
  const { items, revision } = await createContentClient({ tenant: 'acme', fetch }).list('public-page', 'faqs');
  const { pathname, searchParams } = new URL(String(fetch.mock.calls[0]?.[0]), 'https://portal.example');
  expect([pathname, searchParams.get('$filter')]).toEqual(['/content/acme/public-page', "data/slug/iv eq 'faqs'"]);
  expect(items).toHaveLength(1);
  expect(revision).toBe(12);
});

test('a configuration has the revision of its content, so that it is read and compiled once; one that is not there has none', async () => {
  const configurationOf = (status: number) =>
    createContentClient({ tenant: 'acme', fetch: answering({ steps: [] }, status) }).configuration('p', 'hub-my-claim-steps');
  expect(await configurationOf(200)).toEqual({ value: { steps: [] }, revision: 12 });
  expect(await configurationOf(404)).toEqual({ value: null, revision: 0 });
});

test('a slug that cannot be one is never asked', async () => {
  const fetch = answering({ items: [] });
  expect(await createContentClient({ tenant: 'acme', fetch }).list('public-page', "x' or 1 eq 1")).toEqual({ items: [], revision: 0 });
  expect(fetch).not.toHaveBeenCalled();
});

test('sends the headers of the moment', async () => {
  const fetch = answering({ items: [] });
  await createContentClient({ tenant: 'acme', fetch, headers: async () => ({ 'X-Unpublished': '1' }) }).list('common');
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('X-Unpublished')).toBe('1');
});

test('a problem keeps its status and code, silence is status 0', async () => {
  const refused = createContentClient({ tenant: 'acme', fetch: answering({ code: 'content-token-invalid' }, 400) });
  await expect(refused.list('common')).rejects.toMatchObject({ status: 400, code: 'content-token-invalid' });
  const silent = createContentClient({ tenant: 'acme', fetch: async () => Promise.reject(new TypeError('no network')) });
  await expect(silent.list('common')).rejects.toMatchObject({ name: 'ContentError', status: 0 });
});
