import { afterAll, expect, test } from 'vitest';
import { createPdfMaker } from './make-pdf.ts';
import { withFewMarks } from './questions/few-marks.ts';
import { jobWith, makeTemplate } from './template.fixture.ts';

const { makePdf, close } = createPdfMaker();
afterAll(close);
const many = 100_000;

test.each([
  ['combining marks', `a${'\u0301'.repeat(many)}`],
  ['marks that reorder', `a${'\u0323\u0301'.repeat(many / 2)}`],
  ['marks without a letter', '\u0489'.repeat(many)],
  ['leading Hangul letters', '\u1100'.repeat(many)],
  ['joined signs', '\u{1F469}\u200D'.repeat(many / 2)],
  ['selectors', `a${'\uFE0F'.repeat(many)}`],
  ['flags', '\u{1F1E6}'.repeat(many)],
  ['conjuncts', '\u0915\u094D'.repeat(many / 2)],
  ['Bengali conjuncts', '\u0995\u09CD'.repeat(many / 2)],
  ['Bengali vowels', `\u0995${'\u09C7'.repeat(many)}`],
  ['Hangul', '\uAC00\uAC01'.repeat(many / 2)],
  ['letters without a font', '\u0D9A'.repeat(many)],
  ['Thai vowels', `\u0E01${'\u0E31'.repeat(many)}`],
  ['Arabic marks', `\u0628${'\u064E'.repeat(many)}`],
  ['turned letters', '\u202Eab\u202C'.repeat(many / 4)],
  ['embeddings that are never closed', '\u202B'.repeat(many)],
  ['lines', '\n'.repeat(many)],
  ['blanks', ' '.repeat(many)],
  ['one word', 'w'.repeat(many)],
  ['Chinese', '王'.repeat(many)],
  ['lone surrogates', '\uD800'.repeat(many)],
])(
  '100,000 %s in an answer are a PDF, in the summary and in a template',
  async (_, answer) => {
    const template = await makeTemplate((form, page) => form.createTextField('a').addToPage(page));
    expect(await makePdf(jobWith({ a: answer }))).toHaveProperty('pdf');
    expect(await makePdf(jobWith({ a: [{ b: answer }] }, { template }))).toHaveProperty('pdf');
    expect(await makePdf(jobWith({ a: answer }, { template }))).toHaveProperty('pdf');
  },
  60_000,
);

test('answers named like what every object has are left out, and the rest is drawn', async () => {
  const definition = { pages: [{ elements: [{ type: 'text', name: 'a' }] }] };
  for (const answers of [{ a: [{ toString: 'q' }] }, { a: { hasOwnProperty: 1 } }, { a: 'x', valueOf: 1, toString: 'x' }])
    expect(await makePdf(jobWith(answers, { definition }))).toHaveProperty('pdf');
});

test('thirty marks on a letter stay, and so does the next letter', () => {
  expect(withFewMarks({ a: [`x${'\u0301'.repeat(99)}y`], b: 'Łukasz é', c: 5, d: null })).toEqual({
    a: [`x${'\u0301'.repeat(30)}y`],
    b: 'Łukasz é',
    c: 5,
    d: null,
  });
});
