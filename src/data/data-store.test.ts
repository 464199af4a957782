import { expect, test, vi } from 'vitest';
import { createPageData } from './data-store.ts';
import type { Asked, Sources } from './source.ts';

const asked = {} as Asked;
const learn = vi.fn();
const ready = (value: unknown) => ({ state: 'ready', value }) as never;

test('a need is loading until its source answers; its subscribers are notified', async () => {
  const sources: Sources = { claims: { load: async () => ready('mine') } };
  const data = createPageData(sources, asked, learn);
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
  const data = createPageData({ claims: { load: async () => ({ state: 'ready', value: 'mine' as never, facts }) } }, asked, (known) => {
    expect(known).toBe(facts);
    expect(data.read('claims')).toEqual({ state: 'loading' });
  });
  await data.start(['claims']);
  expect(data.read('claims')).toEqual({ state: 'ready', value: 'mine' });
  expect.assertions(3);
});

test('what is known at once is there for the first drawing', () => {
  const data = createPageData({ navigation: { first: () => ready('menu'), load: async () => ready('menu') } }, asked, learn);
  expect(data.read('navigation')).toEqual({ state: 'ready', value: 'menu' });
});

test('a source that fails leaves its need unavailable, and retry asks again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(ready('at last'));
  const data = createPageData({ forms: { load } }, asked, learn);
  await data.start(['forms']);
  const state = data.read('forms') as { state: string; retry(): void };
  expect(state.state).toBe('unavailable');
  state.retry();
  expect(data.read('forms')).toEqual({ state: 'loading' });
  await vi.waitFor(() => expect(data.read('forms')).toEqual({ state: 'ready', value: 'at last' }));
});

test('[ERR-09] with the connection back, only what could not be had is asked again', async () => {
  const forms = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(ready('at last'));
  const claims = vi.fn().mockResolvedValue(ready('mine'));
  const data = createPageData({ forms: { load: forms }, claims: { load: claims } }, asked, learn);
  await data.start(['forms', 'claims']);
  data.retry();
  await vi.waitFor(() => expect(data.read('forms')).toEqual({ state: 'ready', value: 'at last' }));
  expect(claims).toHaveBeenCalledTimes(1);
});

test('[FRM-13] what is ready stays where it cannot be asked again: a claimant who is offline keeps the page they act on', async () => {
  const load = vi.fn().mockResolvedValueOnce(ready('mine')).mockRejectedValue(new Error('offline'));
  const data = createPageData({ forms: { load } }, asked, learn);
  await data.start(['forms']);
  await data.reload('forms');
  expect(load).toHaveBeenCalledTimes(2);
  expect(data.read('forms')).toEqual({ state: 'ready', value: 'mine' });
});

test('a need without a source is unavailable, also one named like a built-in', async () => {
  const data = createPageData({}, asked, learn);
  await data.reload('constructor');
  expect(data.read('constructor')).toMatchObject({ state: 'unavailable' });
});
