import { expect, test, vi } from 'vitest';
import type { SessionRecord } from './session-record.ts';
import { createSessionWatch } from './watch-session.ts';

const minute = 60_000;

/** One browser: a clock, what its tabs share, and a server. */
function makeBrowser({ storage = true, deaf = false } = {}) {
  const browser = { now: 1_000_000, kept: undefined as SessionRecord | undefined, answers: true };
  const tabs: ((record: SessionRecord) => void)[] = [];
  const timers: { at: number; run: () => void }[] = [];
  let ids = 0;
  const tab = () => {
    let hear: (record: SessionRecord) => void = () => undefined;
    const [onPhase, onOver] = [vi.fn(), vi.fn()];
    const touch = vi.fn(async () => browser.answers);
    const watch = createSessionWatch({
      shared: {
        read: () => (storage ? (browser.kept ?? null) : undefined),
        write(record) {
          browser.kept = record;
          if (!deaf) for (const other of tabs) if (other !== hear) other(record);
        },
        onHeard: (listener) => void tabs.push((hear = listener)),
      },
      clock: () => browser.now,
      newId: () => `sign-in-${++ids}`,
      later: (run, milliseconds) => void timers.push({ at: browser.now + milliseconds, run }),
      touch,
      onPhase,
      onOver,
    });
    return { ...watch, touch, onOver, phases: () => onPhase.mock.calls.map(([{ is }]) => is as string) };
  };
  const pass = async (milliseconds: number) => {
    browser.now += milliseconds;
    for (const due of timers.splice(0).filter((timer) => timer.at <= browser.now || (timers.push(timer), false))) due.run();
    // What was asked has been answered.
    await new Promise((answered) => setImmediate(answered));
  };
  return { browser, tab, pass };
}

test.each([
  ['by messages', {}],
  ['by messages alone', { storage: false }],
  ['by storage alone', { deaf: true }],
])('tabs count together, are asked together and go on together: %s', async (_, ways) => {
  const { tab, pass } = makeBrowser(ways);
  const [one, other] = [tab(), tab()];
  one.begin(15, true);
  other.begin(15, false);
  await pass(10 * minute);
  one.active();
  await pass(12.9 * minute);
  [one, other].forEach(({ check }) => check());
  expect([one.phases(), other.phases()]).toEqual([[], []]);
  await pass(0.1 * minute);
  [one, other].forEach(({ check }) => check());
  expect([one.phases(), other.phases()]).toEqual([['ending'], ['ending']]);
  other.stay();
  [one, other].forEach(({ check }) => check());
  expect([one.phases(), other.phases()]).toEqual([
    ['ending', 'active'],
    ['ending', 'active'],
  ]);
});

test('a move of the mouse does not answer the question, whether the person is still there', async () => {
  const { tab, pass } = makeBrowser();
  const one = tab();
  one.begin(15, true);
  await pass(13 * minute);
  one.check();
  await pass(minute);
  one.active();
  await pass(minute);
  one.check();
  expect(one.phases()).toEqual(['ending', 'over']);
  expect(one.onOver).toHaveBeenCalledExactlyOnceWith('idle', true);
});

test('one tab ends the session; the others know it, whether they hear of it or see it later', async () => {
  const { tab, pass } = makeBrowser({ deaf: true });
  const [one, other] = [tab(), tab()];
  one.begin(15, true);
  other.begin(15, false);
  await pass(15 * minute);
  one.check();
  other.check();
  expect([one.onOver.mock.calls, other.onOver.mock.calls]).toEqual([[['idle', true]], [['idle', false]]]);
});

test('after the device slept, the first move ends the session and revives nothing', async () => {
  const { tab, pass } = makeBrowser();
  const one = tab();
  one.begin(15, true);
  await pass(8 * 60 * minute);
  one.active();
  expect(one.onOver).toHaveBeenCalledExactlyOnceWith('idle', true);
  expect(one.touch).not.toHaveBeenCalled();
});

test('a tab that slept over another sign-in ends nothing of that, and does not write over it', async () => {
  const { browser, tab, pass } = makeBrowser({ deaf: true });
  const [slept, one] = [tab(), tab()];
  slept.begin(15, true);
  await pass(20 * minute);
  one.begin(15, true);
  const { kept } = browser;
  slept.active();
  expect(slept.onOver).toHaveBeenCalledExactlyOnceWith('another-sign-in', false);
  expect(browser.kept).toBe(kept);
});

test('a sign-out reaches the other tabs, and its own document when Back shows it again', async () => {
  const { tab } = makeBrowser();
  const [one, other] = [tab(), tab()];
  one.begin(15, true);
  other.begin(15, false);
  one.signedOut();
  one.check();
  expect([one.onOver.mock.calls, other.onOver.mock.calls]).toEqual([[], [['sign-out', false]]]);
  one.shownAgain();
  expect(one.onOver.mock.calls).toEqual([['sign-out', false]]);
});

test('the server hears of activity every 30 seconds, and of nothing else', async () => {
  const { tab, pass } = makeBrowser();
  const one = tab();
  one.begin(15, true);
  for (let second = 0; second < 120; second += 1) {
    await pass(1000);
    one.active();
  }
  expect(one.touch).toHaveBeenCalledTimes(4);
  await pass(10 * minute);
  one.check();
  expect(one.touch).toHaveBeenCalledTimes(4);
  await pass(4 * minute);
  one.check();
  one.stay();
  expect(one.touch).toHaveBeenCalledTimes(5);
});

test('activity that did not reach the server is reported again, until it did', async () => {
  const { browser, tab, pass } = makeBrowser();
  const one = tab();
  one.begin(15, true);
  browser.answers = false;
  await pass(30_000);
  one.active();
  await pass(0);
  await pass(15_000);
  await pass(15_000);
  browser.answers = true;
  await pass(15_000);
  await pass(15_000);
  await pass(15_000);
  expect(one.touch).toHaveBeenCalledTimes(4);
});

test('a document that is opened goes on with the sign-in of the others; after an end it begins anew', async () => {
  const { browser, tab, pass } = makeBrowser();
  const one = tab();
  one.begin(15, true);
  const { id, at } = browser.kept!;
  await pass(minute);
  tab().begin(15, false);
  expect(browser.kept).toEqual({ id, at });
  one.signedOut();
  tab().begin(15, false);
  expect(browser.kept?.id).not.toBe(id);
});

test.each([
  ['with storage', {}],
  ['without storage', { storage: false }],
])('a document that another site opens does not answer the question of a tab, and keeps nothing alive: %s', async (_, ways) => {
  const { tab, pass } = makeBrowser(ways);
  const asking = tab();
  asking.begin(15, true);
  await pass(14 * minute);
  asking.check();
  tab().begin(15, false);
  asking.check();
  expect(asking.phases()).toEqual(['ending']);
  await pass(minute);
  asking.check();
  expect(asking.onOver).toHaveBeenCalledExactlyOnceWith('idle', true);
});

test('the first thing that a person does in a document that was opened is reported to the server at once', async () => {
  const { tab, pass } = makeBrowser();
  const one = tab();
  one.begin(15, false);
  await pass(1000);
  expect(one.touch).not.toHaveBeenCalled();
  one.active();
  await pass(1000);
  one.active();
  expect(one.touch).toHaveBeenCalledOnce();
});
