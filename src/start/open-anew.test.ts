// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Issue } from '#schemas/page';
import type { BrowserRouter } from '../router/index.ts';
import { type IssueListener, openAnewWithoutCode } from './open-anew.ts';

const root = 'https://portal.example';
const missing = { root: new TypeError('Failed to fetch dynamically imported module: /assets/confirmation-1.js') };
const noBlock: Issue = { severity: 'error', code: 'block-not-loaded', tenant: 'acme', page: 'faqs', pointer: '/component/0', message: '' };

afterEach(() => {
  document.body.innerHTML = '';
});
beforeEach(() => {
  delete document.documentElement.dataset['opensAnew'];
});
const isHidden = (): boolean => 'opensAnew' in document.documentElement.dataset;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A document that was opened at the root, and shows another place. */
function opened({ holdsForm = false, files = 0, online = true } = {}) {
  const location = { href: `${root}/claim-confirmation?slug=a`, reload: vi.fn() };
  const asked: { address: string; answer: () => void; fail: () => void; signal: AbortSignal }[] = [];
  const fetch = (address: string, { signal }: RequestInit) =>
    new Promise<void>((answer, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
      asked.push({ address, answer, fail: () => fail(new TypeError('Failed to fetch')), signal: signal! });
    });
  const limits: AbortController[] = [];
  const timeLimit = () => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  };
  const form = holdsForm ? { state: 'ready', value: {} } : { state: 'loading' };
  const state = { matches: [{ route: { id: 'a' } }], loaderData: { a: { visit: { data: { read: () => form } } } }, errors: null };
  let notify: (changed: object) => void = () => undefined;
  const router = { state, subscribe: (listener: typeof notify) => (notify = listener) } as unknown as BrowserRouter;
  const listeners = new Set<IssueListener>();
  openAnewWithoutCode(router, { files: Array.from({ length: files }, () => ({ name: 'a.pdf', kept: true })) }, listeners, {
    location,
    navigator: { onLine: online },
    fetch,
    timeLimit,
    openedAt: `${root}/`,
  });
  return {
    location,
    asked,
    limits,
    changed: (errors: object | null = null) => notify({ errors }),
    blockFails: () => listeners.forEach((listener) => listener(noBlock, new Error('not loaded'))),
  };
}

test('a screen without code opens as a new document when the server has answered, and is hidden until then', async () => {
  const { location, asked, limits, changed } = opened();
  changed(missing);
  expect([asked.map(({ address }) => address), isHidden(), location.reload.mock.calls.length]).toEqual([[location.href], true, 0]);
  asked[0]!.answer();
  await settled();
  expect([isHidden(), location.reload.mock.calls.length]).toEqual([true, 1]);
  // A reload that a person has stopped.
  limits.at(-1)!.abort();
  expect(isHidden()).toBe(false);
});

test('however often a router reports one failure, and however many blocks fail beside it, the server is asked once', async () => {
  const { asked, changed, blockFails } = opened();
  changed(missing);
  changed(missing);
  blockFails();
  blockFails();
  expect(asked).toHaveLength(1);
  asked[0]!.fail();
  await settled();
  changed(missing);
  expect([asked.length, isHidden()]).toEqual([1, false]);
  changed({ ...missing });
  expect([asked.length, isHidden()]).toEqual([2, true]);
});

test('a place that was left is not hidden any more, and its late answer opens nothing', async () => {
  const { location, asked, changed } = opened();
  changed(missing);
  location.href = `${root}/form/claim`;
  changed();
  expect([isHidden(), asked[0]!.signal.aborted]).toEqual([false, true]);
  asked[0]!.answer();
  await settled();
  expect(location.reload).not.toHaveBeenCalled();
});

test('an answer that comes when Back was pressed, before the router has moved, opens nothing', async () => {
  const { location, asked, changed } = opened();
  changed(missing);
  location.href = `${root}/form/claim`;
  asked[0]!.answer();
  await settled();
  expect([isHidden(), location.reload.mock.calls.length]).toEqual([false, 0]);
});

test('a part of the same address is the same place', async () => {
  const { location, asked, changed } = opened();
  changed(missing);
  location.href += '#main';
  changed(missing);
  asked[0]!.answer();
  await settled();
  expect(location.reload).toHaveBeenCalledOnce();
});

test('the next place whose code is missing is asked for in place of the one before', async () => {
  const { location, asked, changed } = opened();
  changed(missing);
  location.href = `${root}/profile`;
  changed({ ...missing });
  await settled();
  expect([asked.map(({ address, signal }) => [address, signal.aborted]), isHidden()]).toEqual([
    [
      [`${root}/claim-confirmation?slug=a`, true],
      [`${root}/profile`, false],
    ],
    true,
  ]);
});

test('a server that does not answer in time hides nothing any more', async () => {
  const { location, asked, limits, changed } = opened();
  changed(missing);
  limits[0]!.abort();
  await settled();
  asked[0]!.answer();
  await settled();
  expect([isHidden(), location.reload.mock.calls.length]).toEqual([false, 0]);
});

test.each([
  ['without a connection', { online: false }, `${root}/faqs`],
  ['at the address that the document was opened at', {}, `${root}/#main`],
])('%s nothing is asked', (_, how, href) => {
  const { location, asked, changed } = opened(how);
  location.href = href;
  changed(missing);
  expect([asked, isHidden()]).toEqual([[], false]);
});

test('another error opens nothing', () => {
  const { asked, changed } = opened();
  changed({ root: new Error('no such claim') });
  expect(asked).toEqual([]);
});

test('a block without code opens the place anew', async () => {
  const { location, asked, blockFails } = opened();
  blockFails();
  asked[0]!.answer();
  await settled();
  expect(location.reload).toHaveBeenCalledOnce();
});

const drawn = '<div data-awaits-script="taken"></div>';

test.each([
  ['a form is drawn beside it', { holdsForm: true }, drawn],
  ['files are not sent', { files: 1 }, ''],
])('a block without code leaves the document where %s', (_, how, html) => {
  document.body.innerHTML = html;
  const { asked, blockFails } = opened(how);
  blockFails();
  expect([asked, isHidden()]).toEqual([[], false]);
});

test('a form that is drawn while the server is asked stays, too', async () => {
  const { location, asked, blockFails } = opened({ holdsForm: true });
  blockFails();
  document.body.innerHTML = drawn;
  asked[0]!.answer();
  await settled();
  expect([asked.length, isHidden(), location.reload.mock.calls.length]).toEqual([1, false, 0]);
});

test('a screen without code opens anew whatever else is not sent', async () => {
  const { location, asked, changed } = opened({ files: 1 });
  changed(missing);
  asked[0]!.answer();
  await settled();
  expect(location.reload).toHaveBeenCalledOnce();
});
