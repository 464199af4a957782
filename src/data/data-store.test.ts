import { expect, test, vi } from 'vitest';
import { createPageData } from './data-store.ts';
import type { SourceRequest, Sources } from './source.ts';

const asked = {} as SourceRequest;
const learn = vi.fn();
const dataOf = (sources: Sources) => createPageData({ sources, asked, learn, onDevice: true });
const ready = (value: unknown) => ({ state: 'ready', value }) as never;

test('a need is loading until its source answers; its subscribers are notified', async () => {
  const sources: Sources = { claims: { load: async () => ready('mine') } };
  const data = dataOf(sources);
  const notified = vi.fn();
  data.subscribe('claims', notified);
  expect(data.read('claims')).toEqual({ state: 'loading' });
  expect(data.read('claims')).toBe(data.read('claims'));
  await data.start(['claims', 'claims']);
  expect(data.read('claims')).toEqual({ state: 'ready', value: 'mine' });
  expect(notified).toHaveBeenCalledTimes(1);
});

test('facts of an answer are learned before its need is ready, and are no part of it', async () => {
  const facts = { 'claims.count': 2, 'claims.statusCode': undefined };
  const data = createPageData({
    sources: { claims: { load: async () => ({ state: 'ready', value: 'mine' as never, facts }) } },
    asked,
    onDevice: true,
    learn(known) {
      expect(known).toBe(facts);
      expect(data.read('claims')).toEqual({ state: 'loading' });
    },
  });
  await data.start(['claims']);
  expect(data.read('claims')).toEqual({ state: 'ready', value: 'mine' });
  expect.assertions(3);
});

test('what is known at once is there for the first drawing', () => {
  const data = dataOf({ navigation: { first: () => ready('menu'), load: async () => ready('menu') } });
  expect(data.read('navigation')).toEqual({ state: 'ready', value: 'menu' });
});

test('a source that fails leaves its need unavailable, and retry asks again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(ready('at last'));
  const data = dataOf({ forms: { load } });
  await data.start(['forms']);
  const state = data.read('forms') as { state: string; retry(): void };
  expect(state.state).toBe('unavailable');
  state.retry();
  expect(data.read('forms')).toEqual({ state: 'loading' });
  await vi.waitFor(() => expect(data.read('forms')).toEqual({ state: 'ready', value: 'at last' }), { timeout: 15_000 });
});

test('with the connection back, only what could not be had is asked again', async () => {
  const forms = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(ready('at last'));
  const claims = vi.fn().mockResolvedValue(ready('mine'));
  const data = dataOf({ forms: { load: forms }, claims: { load: claims } });
  await data.start(['forms', 'claims']);
  data.retry();
  await vi.waitFor(() => expect(data.read('forms')).toEqual({ state: 'ready', value: 'at last' }), { timeout: 15_000 });
  expect(claims).toHaveBeenCalledTimes(1);
});

test('what is ready stays where it cannot be asked again: a claimant who is offline keeps the page they act on', async () => {
  const load = vi.fn().mockResolvedValueOnce(ready('mine')).mockRejectedValue(new Error('offline'));
  const data = dataOf({ forms: { load } });
  await data.start(['forms']);
  await data.reload('forms');
  expect(load).toHaveBeenCalledTimes(2);
  expect(data.read('forms')).toEqual({ state: 'ready', value: 'mine' });
});

test('a need without a source is unavailable, also one named like a built-in', async () => {
  const data = dataOf({});
  await data.reload('constructor');
  expect(data.read('constructor')).toMatchObject({ state: 'unavailable' });
});

test('what arrived is there for the first drawing and is not asked again; what the server could not have is', async () => {
  const load = vi.fn().mockResolvedValue(ready('later'));
  const first = { data: { claims: ready('arrived'), forms: { state: 'unavailable' } as never }, asked };
  const data = createPageData({ sources: { claims: { load }, forms: { load } }, asked, learn, first, onDevice: true });
  expect([data.read('claims'), data.read('forms').state]).toEqual([{ state: 'ready', value: 'arrived' }, 'unavailable']);
  await data.start(['claims', 'forms']);
  expect(load).toHaveBeenCalledTimes(1);
  expect([data.read('claims'), data.read('forms')]).toEqual([ready('arrived'), ready('later')]);
});

test('what the server drew with is what arrived, whatever is answered before it is asked for', async () => {
  const first = { data: { claims: ready('arrived') }, drawn: ['form' as const], asked };
  const sources: Sources = {
    claims: { load: async () => ready('later') },
    form: { load: vi.fn().mockResolvedValueOnce(ready('as drawn')).mockResolvedValue(ready('typed')) },
    forms: { load: async () => ready('later') },
    navigation: { first: () => ready('menu'), load: async () => ready('later') },
  };
  const data = createPageData({ sources, asked, learn, first, onDevice: true });
  await data.start(['forms', 'form', 'navigation']);
  await Promise.all([data.reload('claims'), data.reload('form')]);
  const needs = ['claims', 'form', 'forms', 'navigation'];
  expect(needs.map(data.drawn)).toEqual([ready('arrived'), ready('as drawn'), { state: 'loading' }, ready('menu')]);
  expect(needs.map(data.read)).toEqual([ready('later'), ready('typed'), ready('later'), ready('later')]);
});

test('the recorded answers count for the first asking alone', async () => {
  const load = vi.fn().mockResolvedValue(ready('mine'));
  const recorded = { ...asked };
  const data = createPageData({ sources: { form: { load } }, asked, learn, first: { data: {}, asked: recorded }, onDevice: true });
  await data.start(['form']);
  await data.reload('form');
  expect(load.mock.calls.map(([from]) => from === recorded)).toEqual([true, false]);
});

test('on the server, data of the device is only asked ahead, late answers change nothing, and what came may travel', async () => {
  const late = Promise.withResolvers<unknown>();
  const sources: Sources = {
    claims: { load: async () => ready('mine') },
    forms: { load: async () => Promise.reject(new Error('down')) },
    form: { load: async () => ready('of the device'), onDevice: true },
    session: { load: () => late.promise as never },
  };
  const data = createPageData({ sources, asked, learn, onDevice: false });
  await Promise.race([data.start(['claims', 'forms', 'form', 'session']), new Promise((resolve) => setImmediate(resolve))]);
  data.close();
  late.resolve(ready('late'));
  await late.promise;
  expect(data.arrived()).toEqual({ claims: ready('mine'), forms: { state: 'unavailable' } });
  expect(data.read('session')).toEqual({ state: 'loading' });
});
