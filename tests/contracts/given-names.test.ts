import { expect, test } from 'vitest';
import { givenNameFaults } from './given-names.ts';

const closed = (...names: string[]) => ({ properties: Object.fromEntries(names.map((name) => [name, {}])), additionalProperties: false });

test('names of the engine and of React are found, also in a part of a schema', () => {
  expect(givenNameFaults('news', closed('heading', 'texts'))).toEqual([]);
  expect(givenNameFaults('news', closed('heading', 'text'))).toEqual([
    'The prop "text" of the block "news" has a name that the engine uses: its value is lost. Give it another name.',
  ]);
  expect(givenNameFaults('news', closed('id', 'text', 'language', 'data', 'act', 'key', 'ref', 'children'))).toHaveLength(8);
  expect(givenNameFaults('news', { anyOf: [closed('heading'), { allOf: [closed('data')] }] })).toHaveLength(1);
});

test('a schema that takes any name is found', () => {
  expect(givenNameFaults('news', { properties: { heading: {} } })).toEqual([expect.stringContaining('additionalProperties')]);
});
