import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareForm } from '../prepare-form.ts';

const zone = process.env['TZ'];
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-29T22:30:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const questions = [
  { type: 'text', name: 'day', inputType: 'date' },
  { type: 'datepicker', name: 'picked' },
  { type: 'text', name: 'at', inputType: 'datetime-local' },
];
const answers = { day: '2016-11-30', picked: '2020-01-01T00:00:00.000Z', at: '2026-03-29T02:30' };

function questionOf(expression: string, more: object = {}) {
  const elements = [...questions, { type: 'expression', name: 'result', expression, ...more }];
  const { model } = prepareForm({ elements }, 'fill', { language: 'en', answers, notShown: '' });
  return model.getQuestionByName('result') as unknown as { value: unknown; formatedValue: string };
}
const resultOf = (expression: string): unknown => JSON.parse(JSON.stringify(questionOf(expression).value ?? null));

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])('on a machine in %s', (here) => {
  beforeEach(() => {
    process.env['TZ'] = here;
  });

  test.each([
    ['age({day})', 9],
    ["age({day}, 'months')", 119],
    ['age({picked})', 6],
    ["dateDiff({day}, {picked}, 'days')", 1127],
    ["dateDiff({day}, {picked}, 'months')", 37],
    ['diffDays({picked}, {day})', 1127],
    ["dateDiff({at}, {picked}, 'hours')", 54699],
    ["dateAdd({day}, 1, 'months')", '2016-12-30T00:00:00.000Z'],
    ["dateAdd({picked}, -1, 'days')", '2019-12-31T00:00:00.000Z'],
    ['today()', '2026-11-29T00:00:00.000Z'],
    ['today(-30)', '2026-10-30T00:00:00.000Z'],
    ['now()', '2026-11-29T00:00:00.000Z'],
    ['getDate({picked})', '2020-01-01T00:00:00.000Z'],
    ['year({picked})', 2020],
    ['month({picked})', 1],
    ['day({picked})', 1],
    ['weekday({picked})', 3],
    ['currentYear()', 2026],
    ['{day} < today()', true],
    ['{picked} = getDate({picked})', true],
    ["{picked} > dateAdd({day}, 1126, 'days')", true],
    ["{picked} > dateAdd({day}, 1127, 'days')", false],
  ])('%s is %j', (expression, result) => expect(resultOf(expression)).toEqual(result));

  test('a date of an expression is written as a day in words, wherever it is drawn', () => {
    expect(questionOf('getDate({picked})').formatedValue).toBe('1 January 2020');
    expect(questionOf('{picked}', { displayStyle: 'date' }).formatedValue).toBe('1 January 2020');
    expect(questionOf('dateDiff({day}, {picked})', { displayStyle: 'decimal' }).formatedValue).toBe('1,127');
  });

  test('a limit that is an expression is the same day', () => {
    const elements = [{ type: 'text', name: 'day', inputType: 'date', maxValueExpression: 'today()' }];
    const { model } = prepareForm({ elements }, 'send', { language: 'en', answers: { day: '2026-11-30' }, notShown: '' });
    expect(model.getQuestionByName('day')).toHaveProperty('renderedMax', '2026-11-29');
    expect(model.validate()).toBe(false);
  });
});
