import { expect, test } from 'vitest';
import { routes, type RouteName } from '#schemas/api';
import { payloads } from '#schemas/api/payloads';
import { answerShapes, isAnswerOf } from './answer-shapes.ts';

interface Schema {
  readonly type?: string;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const schemaOf = (name: string): Schema => payloads[name as RouteName].answer as unknown as Schema;

test('what is asked of an answer is what its schema requires, and every list is one', () => {
  for (const [name, { list, lists = [], objects = [] }] of Object.entries(answerShapes)) {
    const answer = schemaOf(name);
    expect([name, answer.type]).toEqual([name, list ? 'array' : 'object']);
    const { required = [], properties = {} } = (list ? answer.items : answer) ?? {};
    const kindOf = (key: string) => required.includes(key) && properties[key]?.type;
    expect([name, ...lists.map(kindOf), ...objects.map(kindOf)]).toEqual([
      name,
      ...lists.map(() => 'array'),
      ...objects.map(() => 'object'),
    ]);
  }
  const all = Object.keys(routes).filter((name) => schemaOf(name).type === 'array');
  expect(all.filter((name) => !answerShapes[name as RouteName]?.list)).toEqual([]);
});

test.each<[RouteName, unknown, boolean]>([
  ['accounts.mine', [], true],
  ['accounts.mine', [{ workflow: {}, dynamicData: {} }], true],
  ['accounts.mine', {}, false],
  ['accounts.mine', '<p>proxy</p>', false],
  ['accounts.mine', [{}], false],
  ['submissions.claims', { claims: 7 }, false],
  ['submissions.claims', null, false],
  ['accounts.statusColours', { W: 'green' }, true],
  ['accounts.statusColours', [], false],
  ['submissions.ofAccount', [1], false],
  ['drafts.one', null, true],
])('%s answered %j', (name, answer, sound) => {
  expect(isAnswerOf(name, answer)).toBe(sound);
});
