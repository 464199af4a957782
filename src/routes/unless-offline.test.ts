import { expect, test, vi } from 'vitest';
import { ContentError } from '../failure/content-error.ts';
import { redirect } from '../router/router.ts';
import { createShow, type Portal, type ShownPage } from '../visit/index.ts';
import { createUnlessOffline } from './unless-offline.ts';

const url = new URL('https://acme.test/form/claim');
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const shown: ShownPage = { status: 200, title: 'Claim', frame: {} };

function open() {
  const offline = vi.fn(() => true);
  // Nothing of the tenant's content is there either.
  const questions = new Proxy({}, { get: () => () => Promise.reject(new ContentError(0)) });
  const portal = { offline, questions, language: 'en', addressOf: (asked: URL) => asked, ready: () => Promise.resolve() };
  return { offline, unlessOffline: createUnlessOffline(createShow(portal as unknown as Portal), offline) };
}

test('code that does not load without a connection is shown as being offline', async () => {
  const { unlessOffline } = open();
  expect((await unlessOffline(url, missing)).failure).toEqual({ source: 'app', status: 0, code: 'offline' });
});

test('what was missed once needs a new document, also with the connection back', async () => {
  const { offline, unlessOffline } = open();
  await unlessOffline(url, missing);
  offline.mockReturnValue(false);
  expect((await unlessOffline(url, missing)).failure?.source).toBe('app');
  expect(await unlessOffline(url, () => Promise.resolve(shown))).toBe(shown);
});

test('with a connection a fault of the code stays one, and a redirect is always followed', async () => {
  const { offline, unlessOffline } = open();
  await expect(unlessOffline(url, () => Promise.reject(redirect('/')))).rejects.toBeInstanceOf(Response);
  offline.mockReturnValue(false);
  await expect(unlessOffline(url, missing)).rejects.toBeInstanceOf(TypeError);
});
