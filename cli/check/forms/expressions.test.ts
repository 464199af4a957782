import { expect, test } from 'vitest';
import { expressionFindings } from './expressions.ts';
import { surveyNodes } from './survey-json.ts';

const messagesOf = (visibleIf: string) =>
  expressionFindings(
    surveyNodes({
      calculatedValues: [{ name: 'total', expression: '{price} * 2' }],
      elements: [
        { type: 'text', name: 'price' },
        { type: 'text', name: 'home.street' },
        { type: 'paneldynamic', name: 'people', templateElements: [{ type: 'text', name: 'age' }] },
        { type: 'matrixdropdown', name: 'trips', columns: [{ name: 'miles' }], rows: ['there'] },
        { type: 'text', name: 'asked', visibleIf },
      ],
    }),
  ).map(({ code, suggestion }) => [code, suggestion]);

test.each([
  '{price} > 1 and {total} notempty',
  '{PRICE} = 1',
  "{home.street} = 'x'",
  '{people[0].age} > 17',
  '{panel.age} > 17',
  '{row.miles} > 1 or {rowIndex} = 2',
  '{trips.there.miles} = 1 or {trips-total.miles} > 2',
  '{price-Comment} notempty',
  "{locale} = 'cy' and {pageno} = 1",
  'iif({price} > 1, today(), age({#price})) > 1',
  '{item} = 1 or {choice} = 2',
  '',
])('%s reads only what is there', (expression) => expect(messagesOf(expression)).toEqual([]));

test.each([
  ['{pric} = 1', [['unknown-question', 'price']]],
  ['{panel.aeg} = 1', [['unknown-question', undefined]]],
  ['{prices} = 1', [['unknown-question', 'price']]],
  ['tody() > {price}', [['invalid-expression', 'today']]],
  ['{price} = 1 and', [['invalid-expression', undefined]]],
  ['not a rule (', [['invalid-expression', undefined]]],
] as const)('%s is reported', (expression, expected) => expect(messagesOf(expression)).toEqual(expected));
