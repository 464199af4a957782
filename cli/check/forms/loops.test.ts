import { expect, test } from 'vitest';
import { loopFindings } from './loops.ts';
import { surveyNodes } from './survey-json.ts';

const value = (name: string, expression: string) => ({ name, expression });
const findings = (calculatedValues: readonly object[], elements: readonly object[] = []) =>
  loopFindings(surveyNodes({ calculatedValues, elements })).map(({ pointer, message }) => [pointer, message]);

test('calculated values that read each other in a loop are errors in their places', () => {
  expect(findings([value('a', '{B} + 1'), value('b', '{c}'), value('c', '{a} * {price}'), value('d', '{a}')])).toEqual([
    ['/calculatedValues/0/expression', '{a} is computed of itself: {a} reads {b} reads {c} reads {a}.'],
    ['/calculatedValues/1/expression', '{b} is computed of itself: {b} reads {c} reads {a} reads {b}.'],
    ['/calculatedValues/2/expression', '{c} is computed of itself: {c} reads {a} reads {b} reads {c}.'],
  ]);
});

test('so is a value that reads itself, and a loop by a question that computes', () => {
  expect(findings([value('a', '{a} + 1')])).toEqual([['/calculatedValues/0/expression', '{a} is computed of itself: {a} reads {a}.']]);
  const sum = { type: 'expression', ...value('sum', '{a}') };
  expect(findings([value('a', '{sum} + 1')], [sum]).map(([pointer]) => pointer)).toEqual([
    '/calculatedValues/0/expression',
    '/elements/0/expression',
  ]);
});

test('values that read each other without a loop are none', () => {
  expect(findings([value('a', '{b} + {c}'), value('b', '{c}'), value('c', '{price}')])).toEqual([]);
});
