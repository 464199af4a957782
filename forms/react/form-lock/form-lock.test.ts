// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormLock } from './form-lock.ts';

interface Locks {
  readonly request: (name: string, options: LockOptions, run: LockGrantedCallback<unknown>) => Promise<unknown>;
  readonly query?: () => Promise<LockManagerSnapshot>;
}

/** As the browser has it, for one lock: one holder, and those that wait in their order. */
class FakeLocks implements Locks {
  #holder: { readonly lost: (error: Error) => void } | undefined;
  readonly #waiting: (() => void)[] = [];

  request(name: string, { ifAvailable, steal, signal }: LockOptions, run: LockGrantedCallback<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const lost = (error: Error): void => (this.#next(holder), reject(error));
      const holder = { lost };
      const grant = (): void => {
        this.#holder = holder;
        void Promise.resolve(run({ name, mode: 'exclusive' })).then(() => {
          this.#next(holder);
          resolve(undefined);
        });
      };
      if (steal) {
        const before = this.#holder;
        grant();
        return before?.lost(new DOMException('stolen', 'AbortError'));
      }
      if (!this.#holder) return grant();
      if (ifAvailable) return void run(null);
      this.#waiting.push(grant);
      signal?.addEventListener('abort', () => {
        const place = this.#waiting.indexOf(grant);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        reject(new DOMException('ended', 'AbortError'));
      });
    });
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [], pending: this.#waiting.map(() => ({ name: 'ann/claim' })) });
  }

  #next(over: object): void {
    if (this.#holder !== over) return;
    this.#holder = undefined;
    this.#waiting.shift()?.();
  }
}

/** A message arrives at every window that is open by then, but its sender. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  #listener: ((event: { readonly data: unknown }) => void) | undefined;
  constructor() {
    FakeChannel.open.add(this);
  }
  addEventListener(_: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listener = listener;
  }
  postMessage(data: unknown): void {
    for (const one of FakeChannel.open) if (one !== this) queueMicrotask(() => FakeChannel.open.has(one) && one.#listener?.({ data }));
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

const givesLocks = (locks: Locks | undefined): unknown => vi.stubGlobal('navigator', { ...navigator, locks });
let inView: DocumentVisibilityState;
const closes: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => inView);
});
afterEach(() => {
  for (const close of closes.splice(0)) close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A window that asks for the form; what happened to it, in order. */
async function open(giveOver: () => Promise<unknown> = async () => undefined) {
  const log: string[] = [];
  const lock = new FormLock({
    name: 'ann/claim',
    giveOver: () => (log.push('saves'), giveOver()),
    changed: (state, isNews) => log.push(isNews ? `${state}, read again` : state),
  });
  inView = 'visible';
  const listens = vi.spyOn(document, 'addEventListener');
  const close = lock.open();
  closes.push(close);
  const turned = listens.mock.calls.at(-1)?.[1] as EventListener;
  await vi.advanceTimersByTimeAsync(0);
  const look = async (state: DocumentVisibilityState): Promise<void> => {
    inView = state;
    turned(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { log, lock, close, look };
}

/** A browser without Web Locks, and the ways in which one refuses them. */
const withoutLocks: readonly (readonly [string, Locks | undefined])[] = [
  ['none', undefined],
  ['refused', { request: () => Promise.reject(new DOMException('opaque', 'SecurityError')) }],
  [
    'thrown',
    {
      request() {
        throw new DOMException('opaque', 'SecurityError');
      },
    },
  ],
];

test('one of two windows in view has the form; the other one gets it when its person goes on there, after the holder has saved', async () => {
  givesLocks(new FakeLocks());
  const [first, second] = [await open(), await open()];
  expect([first.log, second.log]).toEqual([['held'], ['elsewhere']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(second.lock.isHeld).toBe(false);
  second.lock.take();
  await vi.advanceTimersByTimeAsync(0);
  expect([first.log, second.log]).toEqual([
    ['held', 'saves', 'elsewhere'],
    ['elsewhere', 'held, read again'],
  ]);
});

test('a holder that is hidden gives the form over unasked; one that is hidden while another window waits, too', async () => {
  givesLocks(new FakeLocks());
  const first = await open();
  await first.look('hidden');
  const second = await open();
  expect([first.log, second.log]).toEqual([['held', 'saves', 'elsewhere'], ['held, read again']]);
  await first.look('visible');
  expect(first.lock.isHeld, 'both are in view').toBe(false);
  await second.look('hidden');
  expect([first.lock.isHeld, second.log]).toEqual([true, ['held, read again', 'saves', 'elsewhere']]);
  await first.look('hidden');
  expect(first.lock.isHeld, 'no window waits').toBe(true);
});

test.each(['closed', 'hidden'])(
  'a window in view that lost the form has it again, with what is new, as soon as the other one is %s',
  async (how) => {
    givesLocks(new FakeLocks());
    const [first, second] = [await open(), await open()];
    second.lock.take();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([first.lock.isHeld, second.lock.isHeld], 'both are in view').toEqual([false, true]);
    if (how === 'closed') second.close();
    else await second.look('hidden');
    await vi.advanceTimersByTimeAsync(0);
    expect(first.log).toEqual(['held', 'saves', 'elsewhere', 'held, read again']);
  },
);

test('of three windows in view the one whose person goes on has the form, and the next one that waits gets it when that is closed', async () => {
  givesLocks(new FakeLocks());
  const [first, second, third] = [await open(), await open(), await open()];
  const holder = () => [first, second, third].map(({ lock }) => lock.isHeld);
  for (const one of [third, first, second, third]) {
    one.lock.take();
    await vi.advanceTimersByTimeAsync(0);
    expect(holder()).toEqual([first, second, third].map((other) => other === one));
  }
  third.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(holder().filter(Boolean)).toHaveLength(1);
});

test('a holder that does not answer loses the form after two seconds, and one that cannot save after a second and a half', async () => {
  givesLocks(new FakeLocks());
  const frozen = await open();
  const [[channel] = []] = [[...FakeChannel.open]];
  channel?.close();
  const second = await open(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1900);
  expect(second.lock.isHeld).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect([frozen.log, second.log]).toEqual([['held', 'elsewhere'], ['held, read again']]);
  const third = await open();
  third.lock.take();
  await vi.advanceTimersByTimeAsync(1400);
  expect(third.lock.isHeld).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect([second.lock.isHeld, third.lock.isHeld]).toEqual([false, true]);
});

test('a window that is left releases the form, and one that comes back asks for it again and reads it', async () => {
  givesLocks(new FakeLocks());
  const first = await open();
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  expect(first.log).toEqual(['held', 'saves', 'asking']);
  await vi.advanceTimersByTimeAsync(0);
  const other = await open();
  expect(other.log).toEqual(['held']);
  other.close();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(first.log).toEqual(['held', 'saves', 'asking', 'held, read again']);
});

test.each(withoutLocks)(
  'without Web Locks (%s) the newest window has the form once the one before has saved, and reads it again',
  async (_, locks) => {
    givesLocks(locks);
    const saving = Promise.withResolvers<void>();
    const first = await open(() => saving.promise);
    await vi.advanceTimersByTimeAsync(300);
    const second = await open();
    await vi.advanceTimersByTimeAsync(1000);
    expect([first.log, second.log], 'it listens for so long').toEqual([['held', 'saves'], []]);
    saving.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect([first.log, second.log]).toEqual([['held', 'saves', 'elsewhere'], ['held, read again']]);
    first.lock.take();
    await vi.advanceTimersByTimeAsync(0);
    expect([first.lock.isHeld, second.lock.isHeld]).toEqual([true, false]);
  },
);

test('without Web Locks a window that does not answer, or does not get to save, holds no other one up', async () => {
  givesLocks(undefined);
  const frozen = await open(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(300);
  const second = await open();
  await vi.advanceTimersByTimeAsync(2000);
  expect([frozen.lock.isHeld, second.lock.isHeld]).toEqual([false, true]);
});
