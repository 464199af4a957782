import { expect, test } from 'vitest';
import { Type } from 'typebox';
import { Html, Text } from '../shared/text.ts';
import { publishedCheck, schemaCheck } from './index.ts';

const messages = (schema: unknown, value: unknown) =>
  schemaCheck(JSON.parse(JSON.stringify(schema)))(value).map(({ pointer, message }) => [pointer, message]);
const card = Type.Object(
  { title: Text({ maxLength: 10 }), body: Type.Optional(Html()), rows: Type.Optional(Type.Integer({ minimum: 1 })) },
  { additionalProperties: false },
);

test.each([['text'], [{ en: 'text' }], [{ en: 'text', cy: 'testun' }], [['text', 'testun']]])(
  '[PAGE-09] %j is a localised text',
  (title) => {
    expect(messages(card, { title })).toEqual([]);
  },
);

test.each([[4], [null], [{}], [[]], [{ english: 'text' }], [{ en: 4 }], [['text', 4]], ['more than ten'], [{ en: 'more than ten' }]])(
  '[PAGE-09] %j is none, in one sentence',
  (title) => {
    expect(messages(card, { title })).toEqual([
      ['/title', '"title" must be text, text by language code ({ "en": … }) or a list of texts, none of it too long.'],
    ]);
  },
);

test('an unknown property is reported with the names that are known', () => {
  expect(schemaCheck(JSON.parse(JSON.stringify(card)))({ title: 'a', rwos: 1 })).toEqual([
    { pointer: '', message: 'There is no property "rwos" here.', property: 'rwos', known: ['title', 'body', 'rows'] },
  ]);
});

test('every fault has its own sentence', () => {
  expect(messages(card, { rows: 0 })).toEqual([
    ['', 'The property "title" is missing.'],
    ['/rows', '"rows" must be at least 1.'],
  ]);
  expect(messages(card, { title: 'a', rows: 'many' })).toEqual([['/rows', '"rows" must be a whole number.']]);
  expect(messages(card, [])).toEqual([['', 'The whole must be an object.']]);
});

test('a pattern is described in words where its schema has some', () => {
  const colour = Type.Object({ brand: Type.String({ pattern: '^#[0-9a-f]{6}$', 'x-pattern': 'a colour such as #1b4d3e' }) });
  expect(messages(colour, { brand: 'green' })).toEqual([['/brand', '"brand" must be a colour such as #1b4d3e.']]);
});

test('a choice without a match is described by its nearest branch', () => {
  const kinds = Type.Object({
    media: Type.Union([
      Type.Object({ kind: Type.Literal('video'), src: Type.String() }, { additionalProperties: false }),
      Type.Object({ kind: Type.Literal('image'), alt: Type.String() }, { additionalProperties: false }),
    ]),
  });
  expect(messages(kinds, { media: { kind: 'image' } })).toEqual([['/media', 'The property "alt" is missing.']]);
  expect(messages(kinds, { media: 4 })).toEqual([['/media', '"media" does not have any of the forms allowed here.']]);
});

test('a page may have the id of its content system, and no property that pages do not have', () => {
  const page = { slug: 'faqs', title: 'Questions', component: [] };
  expect(publishedCheck('page')({ ...page, id: '7b6c' })).toEqual([]);
  expect(publishedCheck('page')({ ...page, ident: '7b6c' })).toMatchObject([{ property: 'ident' }]);
});
