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
])('the place of the fault in %j', (text, line, column) => {
  expect(faultOf(text)).toMatchObject({ line, column });
});

test('what JSON.parse takes is taken, and the place of a cut is never past the end', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, cut) => {
      const whole = parseJson(text);
      if (!text.includes('__proto__') && !text.includes('\\u0000') && text.isWellFormed())
        expect(whole).toEqual({ ok: true, value: JSON.parse(text) });
      const part = text.slice(0, cut % (text.length + 1));
      const parsed = parseJson(part);
      if (!parsed.ok) expect(parsed.fault.column).toBeLessThanOrEqual(part.length + 1);
    }),
  );
});

test('[SEC-28] a "__proto__" key and a NUL are refused in words', () => {
  expect(faultOf('{"a": {"__proto__": {}}}').message).toContain('__proto__');
  expect(faultOf('{"a": "\\u0000"}').message).toContain('cannot be stored');
});
