import { expect, test } from 'vitest';
import { createServerContentCache } from './server-content-cache.ts';

function makeItems(size?: number) {
  const state = { revision: 1, down: false, asked: [] as string[] };
  const items = createServerContentCache({
    revision: () => state.revision,
    squidex: {
      read: async (_tenant, path) => {
        state.asked.push(path);
        if (state.down) throw new Error('no answer');
        return { items: [{ data: { text: `revision ${state.revision}` } }, { data: null }] };
      },
    },
    log: { warn: () => {} },
    ...(size === undefined ? {} : { size }),
  });
  return { items, state };
}

test('[FRM-16] a form is read once per revision of the content, also by many at the same moment', async () => {
  const { items, state } = makeItems();
  const read = () => items('acme', 'submission-form', 'claim');
  const answers = await Promise.all(Array.from({ length: 50 }, read));
  expect([new Set(answers).size, state.asked.length]).toEqual([1, 1]);
  expect(answers[0]).toEqual([{ text: 'revision 1' }]);
  expect(await read(), 'the same object, so that it is hashed once').toBe(answers[0]);
  state.revision = 2;
  expect(await read()).toEqual([{ text: 'revision 2' }]);
  expect(state.asked).toHaveLength(2);
});

test('[FRM-16] one tenant, schema and slug are not another, and nothing that cannot be a slug is asked for', async () => {
  const { items, state } = makeItems();
  await items('acme', 'submission-form', 'claim');
  await items('acme', 'submission-form');
  await items('other', 'submission-form', 'claim');
  expect(await items('acme', 'submission-form', "x' or 1 eq 1")).toEqual([]);
  expect(new Set(state.asked).size).toBe(3);
});

test('the last good answer is used while the content service is down; without one the failure is passed on', async () => {
  const { items, state } = makeItems();
  await items('acme', 'theme');
  Object.assign(state, { down: true, revision: 2 });
  expect(await items('acme', 'theme')).toEqual([{ text: 'revision 1' }]);
  await expect(items('acme', 'dictionary')).rejects.toThrow('no answer');
  Object.assign(state, { down: false });
  expect(await items('acme', 'theme')).toEqual([{ text: 'revision 2' }]);
});

test('what is kept is bounded by its size', async () => {
  const { items, state } = makeItems(600);
  for (const slug of ['a', 'b', 'c', 'a']) await items('acme', 'submission-form', slug);
  expect(state.asked).toHaveLength(4);
});

test('[FRM-16] of a form what is drawn is kept, of other content what was read', async () => {
  const items = createServerContentCache({
    revision: () => 1,
    squidex: { read: async () => ({ items: [{ data: { slug: 'a' } }] }) },
    drawn: (form) => ({ ...form, drawn: true }),
    log: { warn: () => {} },
  });
  expect(await items('acme', 'submission-form')).toEqual([{ slug: 'a', drawn: true }]);
  expect(await items('acme', 'dictionary')).toEqual([{ slug: 'a' }]);
});
