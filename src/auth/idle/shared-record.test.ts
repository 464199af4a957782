// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createSharedRecord, endElsewhere } from './shared-record.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const storageEvent = (newValue: string, key = 'portico.session') => dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a record is read again, and heard of from storage; what is damaged is none', () => {
  const shared = createSharedRecord(window as unknown as Window & typeof globalThis);
  expect(shared.read()).toBeNull();
  shared.write({ id: 'a', at: 1 });
  expect(shared.read()).toEqual({ id: 'a', at: 1 });
  const heard = vi.fn();
  shared.onHeard(heard);
  storageEvent('{"id":"a","at":2}');
  storageEvent('{');
  storageEvent('{"id":"a","at":3}', 'language');
  expect(heard.mock.calls).toEqual([[{ id: 'a', at: 2 }]]);
  localStorage.setItem('portico.session', '{');
  expect(shared.read()).toBeNull();
});

test('a storage that can be read and takes nothing is one without: no tab takes the record of another for another sign-in', () => {
  const full = {
    localStorage: {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
    addEventListener: () => undefined,
  } as unknown as Window & typeof globalThis;
  expect(createSharedRecord(full).read()).toBeUndefined();
});

test('without storage the channel carries the record', () => {
  const posted: unknown[] = [];
  class Channel {
    postMessage = (record: unknown): void => void posted.push(record);
    addEventListener = (): void => undefined;
  }
  const closed = {
    BroadcastChannel: Channel,
    get localStorage(): Storage {
      throw new Error('closed');
    },
    addEventListener: () => undefined,
  } as unknown as Window & typeof globalThis;
  const shared = createSharedRecord(closed);
  shared.write({ id: 'a', at: 1 });
  expect([shared.read(), posted]).toEqual([undefined, [{ id: 'a', at: 1 }]]);
});

test.each([
  ['an older one ends', { id: 'a', at: 1 }, { id: 'a', at: 1, over: 'sign-out' }],
  ['one that ended stays as it ended', { id: 'a', at: 1, over: 'idle' }, { id: 'a', at: 1, over: 'idle' }],
  ['one that is newer than the question does not end', { id: 'b', at: 3 }, { id: 'b', at: 3 }],
])('where the server knows of no session, the record of other tabs ends: %s', (_, before, after) => {
  localStorage.setItem('portico.session', JSON.stringify(before));
  endElsewhere(window as unknown as Window, { over: 'sign-out', askedAt: 2 });
  expect(JSON.parse(localStorage.getItem('portico.session') ?? '')).toEqual(after);
});

test('where no tab has shown a session, none ends', () => {
  endElsewhere(window as unknown as Window, { over: 'sign-out', askedAt: 2 });
  expect(localStorage.length).toBe(0);
});
