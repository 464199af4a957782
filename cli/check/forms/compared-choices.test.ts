import { expect, test } from 'vitest';
import { comparedChoiceFindings } from './compared-choices.ts';
import { excludeEachOther } from './excluding-conditions.ts';
import { surveyNodes } from './survey-json.ts';

const found = (visibleIf: string) =>
  comparedChoiceFindings(
    surveyNodes({
      elements: [
        { type: 'dropdown', name: 'kind', choices: ['item1', { value: 2, text: 'Two' }], hasOther: true },
        { type: 'checkbox', name: 'all', choicesByUrl: { url: '/x' }, choices: ['a'] },
        { type: 'text', name: 'free' },
        { type: 'text', name: 'asked', visibleIf },
      ],
    }),
  ).map(({ pointer, severity, message }) => [pointer, severity, /"(.*)"/.exec(message)?.[1]]);

test.each([
  "{kind} = 'item1'",
  "{Kind} = 'ITEM1'",
  '{kind} = 2',
  "{kind} = 'other'",
  "{all} = 'x'",
  "{free} = 'x'",
  '{kind} notempty',
  "{kind} anyof ['item1', 2]",
])('%s compares with what may be answered', (expression) => expect(found(expression)).toEqual([]));

test.each([
  ["{kind} = ['item3']", 'item3'],
  ["{free} notempty and ({kind} <> 'item3')", 'item3'],
  ["iif({kind} = 'none', 1, 2) > 1", 'none'],
  ["{kind} anyof ['item1', 'item3']", 'item3'],
])('%s is reported', (expression, value) => expect(found(expression)).toEqual([['/elements/3/visibleIf', 'warning', value]]));

test.each([
  [["{who} = 'me'"], ["{who} = 'lawyer'"], true],
  [["{who} = 'me'"], ["{other} = 1 and {who} <> 'me'"], true],
  [['{who} empty'], ['{who} notempty'], true],
  [["{who} = 'me'"], ["{who} = 'me'"], false],
  [["{who} = 'me' or {a} = 1"], ["{who} = 'lawyer'"], false],
  [["{who} <> 'me'"], ["{who} <> 'lawyer'"], false],
  [[], ["{who} = 'lawyer'"], false],
])('%j and %j exclude each other: %s', (one, other, expected) => expect(excludeEachOther(one, other)).toBe(expected));
