import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultWords } from '../support/default-words.ts';
import { draw } from './draw-example.tsx';
import { entries } from './registry-files.ts';

const { texts: own } = JSON.parse(readFileSync('fixtures/tenants/calder/dictionary.json', 'utf8')) as {
  readonly texts: Readonly<Record<string, { readonly en?: string }>>;
};

test('the tenant of files only has a word of its own for every default, and none that is a default', () => {
  const defaults = new Set(Object.values(defaultWords));
  expect(Object.keys(defaultWords).filter((key) => !own[key]?.en)).toEqual([]);
  expect(Object.entries(own).filter(([, { en = '' }]) => defaults.has(en))).toEqual([]);
});

/** What is read of html: its text, and the attributes that are read out or shown. */
const textsIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"|>([^<]+)</g)]
    .map(([, attribute, text]) =>
      (attribute ?? text ?? '')
        .replaceAll('&amp;', '&')
        .replaceAll(/&[#\w]+;/g, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}{2}/u.test(text));

const mark = '⟦';
/** Dates, numbers and zones are made by the browser, in the language shown; a kind of file has no other name. */
const isMeasure = (text: string): boolean => /\d|^(UTC|[A-Z]{3,4})$/.test(text);

test.each(entries.map(({ type, schema, examples = {} }) => [type, schema, examples] as const))(
  '%s shows nothing but words that a tenant may replace, and what it was given',
  async (type, schema, examples) => {
    const texts = Object.entries((schema['texts'] ?? {}) as Readonly<Record<string, string>>);
    const dictionary = Object.fromEntries(texts.map(([key, text]) => [`${type}.${key}`, `${mark}${text}⟧`]));
    for (const example of Object.values(examples)) {
      const given = JSON.stringify(example);
      const { html } = await draw(type, example as Parameters<typeof draw>[1], 'en', dictionary);
      const left = textsIn(html).filter((text) => !text.includes(mark) && !isMeasure(text) && !given.includes(text.slice(0, 12)));
      expect(left).toEqual([]);
    }
  },
);
