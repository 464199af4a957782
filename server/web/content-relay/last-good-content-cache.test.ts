import { expect, test } from 'vitest';
import { createLastGoodContentCache } from './last-good-content-cache.ts';

interface Answer {
  readonly revision: number;
  readonly text: string;
}

function service(maxSize = 10_000) {
  const state = { revision: 1, down: false, asked: 0, failures: 0 };
  const answerOf = createLastGoodContentCache<Answer>(maxSize, ({ text }) => text.length);
  const read = (key = 'one') => {
    const { revision } = state;
    return answerOf(key, {
      revision,
      ask: async () => {
        state.asked += 1;
        if (state.down) throw new Error('no answer');
        return { revision, text: `${key} of ${revision}` };
      },
      onFailure: () => void (state.failures += 1),
    });
  };
  return { state, read };
}

test('an answer is asked for once per key and revision, also by many at the same moment', async () => {
  const { state, read } = service();
  const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect([new Set(answers).size, state.asked]).toEqual([1, 1]);
  expect(await read()).toBe(answers[0]);
  expect(await read('two')).toEqual({ revision: 1, text: 'two of 1' });
  state.revision = 2;
  expect(await read()).toEqual({ revision: 2, text: 'one of 2' });
  expect(state.asked).toBe(3);
});

test('an answer of the revision before, still on its way, is not that of the next one', async () => {
  const { state, read } = service();
  const before = read();
  state.revision = 2;
  const next = read();
  expect([await before, await next].map(({ revision }) => revision)).toEqual([1, 2]);
});

test('while the service fails each caller gets the last good answer, and hears of the failure; then it is asked again', async () => {
  const { state, read } = service();
  const good = await read();
  Object.assign(state, { down: true, revision: 2 });
  expect(await Promise.all([read(), read()])).toEqual([good, good]);
  expect(state).toMatchObject({ asked: 2, failures: 2 });
  await expect(read('never answered')).rejects.toThrow('no answer');
  expect(state.failures).toBe(2);
  state.down = false;
  expect(await read()).toEqual({ revision: 2, text: 'one of 2' });
});

test('what is kept is bounded; an answer that is too large is given and not kept', async () => {
  const { state, read } = service(450);
  for (const key of ['a', 'b', 'c', 'a']) await read(key);
  expect(state.asked).toBe(4);
  const tiny = service(100);
  expect([await tiny.read(), await tiny.read()].map(({ text }) => text)).toEqual(['one of 1', 'one of 1']);
  expect(tiny.state.asked).toBe(2);
});
