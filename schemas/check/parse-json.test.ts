import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const faultOf = (text: string) => {
  const parsed = parseJson(text);
  if (parsed.ok) throw new Error('expected a fault');
  return parsed.fault;
};

test.each([
  ['{\n  "a": 1,\n  "b" 2\n}', 3, 7],
  ['{\n  "a": 1,\n}', 3, 1],
  ['[1, 2', 1, 6],
  ['{"a": tru}', 1, 7],
  ['{"a": 1} x', 1, 10],
  ['', 1, 1],
  ["{'a': 1}", 1, 2],
  ['{"a": "line\nbreak"}', 1, 7],
  ['[1,]', 1, 4],
  ['{"a":\u00a01}', 1, 6],
])('the place of the fault in %j', (text, line, column) => {
  expect(faultOf(text)).toMatchObject({ line, column });
});

test.each([
  ['{\n  "title" "Questions"\n}', 'This is not JSON: a colon belongs here, at ▸ in `"title" ▸ "Questions"` (line 2, column 11).'],
  ['{\n  "a": 1,\n}', 'This is not JSON: the comma before this is one too many, at ▸ in `"a": 1, ▸ }` (line 3, column 1).'],
  ['{\n  "a": [1\n', 'This is not JSON: the file ends too early; a closing ] is missing, at ▸ in `"a": [1 ▸` (line 3, column 1).'],
  [
    "{'a': 1}",
    "This is not JSON: this is not a value; texts and names are in double quotes, other values are numbers, true, false and null, at ▸ in `{ ▸ 'a': 1}` (line 1, column 2).",
  ],
  ['{ // note\n}', 'This is not JSON: comments are not allowed, at ▸ in `{ ▸ // note` (line 1, column 3).'],
  ['{"a": "open}', 'This is not JSON: a text has no closing quote, or a line break inside, at ▸ in `{"a": ▸ "open}` (line 1, column 7).'],
  [
    `["${'a'.repeat(40)}" "${'b'.repeat(40)}"]`,
    `This is not JSON: a comma is missing, or a closing bracket, at ▸ in \`…${'a'.repeat(29)}" ▸ "${'b'.repeat(29)}…\` (line 1, column 45).`,
  ],
  ['{"a": 1} {}', 'This is not JSON: the file should end here, at ▸ in `{"a": 1} ▸ {}` (line 1, column 10).'],
  [
    '{"a":]}',
    'This is not JSON: a value belongs here: a text in double quotes, a number, true, false, null, { or [, at ▸ in `{"a": ▸ ]}` (line 1, column 6).',
  ],
])('[PAGE-12] %j is reported with what belongs there and the text around it', (text, message) => {
  expect(faultOf(text).message).toBe(message);
});

test('a text of 501 levels is refused, one of 500 is not', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(parseJson(nested(500)).ok).toBe(true);
  expect(faultOf(nested(501)).message).toContain('nests more than 500 deep');
  expect(faultOf(nested(100_000)).column).toBe(501);
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const broken = [
  '"open',
  '"\\x"',
  '"\\u12"',
  '"\t"',
  '"a\nb"',
  "'a'",
  '\\',
  'x',
  '// x',
  '/* x */',
  '-',
  '01',
  '1.',
  '1e',
  '.5',
  '+1',
  'NaN',
  'tru',
];
const tokens = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"\\n"',
  '1',
  '-1',
  '1.5',
  '1e5',
  'true',
  'null',
  ' ',
  '\n',
  '\r',
  '\t',
  '\v',
  '\u00a0',
];

test('exactly what JSON.parse reads is read, to the same value', () => {
  const texts = fc.oneof(
    fc.json(),
    fc.array(fc.constantFrom(...tokens, ...tokens, ...broken), { maxLength: 9 }).map((tokens) => tokens.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(!/__proto__|\\u0000|\\ud[89a-f]/i.test(text) && text.isWellFormed());
      const parsed = parseJson(text);
      expect(parsed.ok ? parsed.value : 'no JSON').toEqual(isJson(text) ? JSON.parse(text) : 'no JSON');
    }),
    { numRuns: 3000 },
  );
});

test('the place of a cut is never past the end', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, cut) => {
      const part = text.slice(0, cut % (text.length + 1));
      const parsed = parseJson(part);
      if (!parsed.ok) expect(parsed.fault.column).toBeLessThanOrEqual(part.length + 1);
    }),
  );
});

test('a "__proto__" key and a NUL are refused in words', () => {
  expect(faultOf('{"a": {"__proto__": {}}}').message).toContain('__proto__');
  expect(faultOf('{"a": "\\u0000"}').message).toContain('cannot be stored');
  expect(faultOf('{"a": [1,\n  {"b": "\\ud800"}]}')).toMatchObject({ line: 2, column: 9 });
});
