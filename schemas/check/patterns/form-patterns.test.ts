import { expect, test } from 'vitest';
import { formPatternIssues } from './form-patterns.ts';
import { slowPatternCost } from './pattern-cost.ts';

test.each([
  '^(a+)+$',
  '^([A-Z0-9]+)+$',
  '^(a|a)*$',
  '^(\\d|[0-9])+$',
  '^((ab)*)*$',
  '^(?:x+){10,}y$',
  '(.*a){12}x|(.*a){2,12}y',
  '^(?<name>\\w*)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^abc-\\d{3}(\\w+\\s?)*$',
  '^(?=(a+)+$)b',
  '^(.+)+$',
  '^(a|b|ab)*c$',
  'a*a*a*a*b',
])('%s is slow', (pattern) => expect(slowPatternCost(pattern)).toMatchObject({ milliseconds: expect.any(Number) }), 30_000);

test.each([
  '^[A-Za-z0-9 ]{2,8}$',
  '^\\d{4}-\\d{2}$',
  '^(\\d{3} )*$',
  '^([a-z]+ )*$',
  '^(cat|dog)+$',
  '^[(+)*]+$',
  '\\(a+\\)+',
  '^(GB)?[0-9]{9}([0-9]{3})?$',
  '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
  "^[A-Za-z][A-Za-z0-9 .,'-]{0,254}$",
  '',
  'a\u2028b\u2029c\rd',
])('%s is not', (pattern) => expect(slowPatternCost(pattern)).toBeUndefined(), 30_000);

test('a slow pattern names its question, the pattern, what it cost and what to do; letters of both cases count as written', () => {
  const text = (name: string, regex: string, more: object = {}) => ({
    type: 'text',
    name,
    validators: [{ type: 'regex', regex, ...more }],
  });
  const panel = { type: 'paneldynamic', name: 'cars', templateElements: [text('plate', '^(A|a)*$', { caseInsensitive: true })] };
  expect(
    formPatternIssues({ elements: [{ type: 'text', name: 'x', validators: [{ type: 'RegexValidator', regex: '^(a+)+$' }] }] }),
  ).toMatchObject([{ code: 'slow-pattern' }]);
  const [first, second, ...others] = formPatternIssues({ pages: [{ elements: [text('fine', '^(A|a)*$'), panel, text('odd', '(')] }] });
  expect(first).toMatchObject({ code: 'slow-pattern', pointer: '/pages/0/elements/1/templateElements/0/validators/0/regex' });
  expect(first?.message).toMatch(
    /^The pattern \^\(A\|a\)\*\$ of the question "plate" took more than 100 ms for an answer of \d+ characters .* Do not repeat/,
  );
  expect(second).toMatchObject({ code: 'invalid-expression', pointer: '/pages/0/elements/2/validators/0/regex' });
  expect(others).toEqual([]);
});
