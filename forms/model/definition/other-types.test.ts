import { expect, test } from 'vitest';
import { withMeantTypes } from './other-types.ts';
import { safeDefinition } from './safe-definition.ts';

const asked = (type: string, more: object = {}) => ({ type, name: 'q', ...more });

test.each([
  ['radioGroup', 'radiogroup'],
  ['FullName', 'fullname'],
  ['PanelDynamic', 'paneldynamic'],
  ['yesno', 'boolean'],
  ['personname', 'fullname'],
])('a question of the type %s is one of %s, and named', (type, instead) => {
  const { definition, leftOut } = safeDefinition({ pages: [{ elements: [asked(type)] }] });
  expect(definition).toMatchObject({ pages: [{ elements: [{ type: instead }] }] });
  expect(leftOut).toEqual([{ pointer: '/pages/0/elements/0/type', what: 'other-type', name: type, instead }]);
});

test('html of a part that only informs comes along, and types that are none stay', () => {
  const elements = [asked('infotext', { body: '<p>x</p>' }), asked('date'), asked('constructor')];
  expect(withMeantTypes({ elements, validators: [{ type: 'Text' }] })).toEqual({
    elements: [asked('html', { html: '<p>x</p>' }), asked('date'), asked('constructor')],
    validators: [{ type: 'Text' }],
  });
});

test('a further question of one name has a name of its own and the answer of the first', () => {
  const { definition } = safeDefinition({
    pages: [
      { elements: [asked('text'), { type: 'text', name: 'q 2' }] },
      { elements: [{ type: 'panel', name: 'q', elements: [asked('text', { title: 'Q' })] }, asked('html', { html: 'x' })] },
      { elements: [{ type: 'paneldynamic', name: 'many', templateElements: [asked('text')] }] },
    ],
  });
  const { pages } = definition as { pages: { elements: Record<string, unknown>[] }[] };
  expect(pages[0]?.elements).toEqual([asked('text'), { type: 'text', name: 'q 2' }]);
  expect(pages[1]?.elements).toEqual([
    { type: 'panel', name: 'q', elements: [{ type: 'text', name: 'q 3', valueName: 'q', title: 'Q' }] },
    { type: 'html', name: 'q 4', title: 'q', html: 'x' },
  ]);
  expect(pages[2]?.elements[0]).toMatchObject({ templateElements: [asked('text')] });
});

test('yes and no are stored as the rules of the form compare them', () => {
  const elements = [
    asked('yesno'),
    { ...asked('yesno'), name: 'r (a)', visibleIf: '{q} = true' },
    { ...asked('text'), name: 't', visibleIf: "{r (a)} = 'y'" },
  ];
  expect(withMeantTypes({ elements })).toMatchObject({
    elements: [asked('boolean'), { type: 'boolean', valueTrue: 'y', valueFalse: 'n' }, {}],
  });
  expect(safeDefinition({ elements }).definition).toMatchObject({ elements: [{}, { valueTrue: 'y' }, {}] });
});
