import { expect, test } from 'vitest';
import { declaredAnswers } from './declared-answers.ts';

const sending = {
  name: 'sending',
  elements: [
    { type: 'radiogroup', name: 'safeToWrite', choices: ['yes', 'no'] },
    { type: 'panel', name: 'word', elements: [{ type: 'checkbox', name: 'declaration', valueName: 'stated', choices: ['true'] }] },
    { type: 'checkbox', name: 'statements', choices: ['complete', 'true'] },
    { type: 'boolean', name: 'agrees' },
    { type: 'text', name: 'signedName', autocomplete: 'name' },
    { type: 'text', name: 'place' },
  ],
};
const first = {
  name: 'you',
  elements: [
    { type: 'text', name: 'seller', autocomplete: 'name' },
    { type: 'checkbox', name: 'alone', choices: ['yes'] },
    { type: 'signature', name: 'authority' },
  ],
};

test('of the declaration page every box and the name that is typed, and signatures wherever they are', () => {
  expect(declaredAnswers({ pages: [first, sending] }, 'sending')).toEqual(['authority', 'stated', 'statements', 'agrees', 'signedName']);
});

test('without a page of that name, of the last page the name and a box that is the only one', () => {
  expect(declaredAnswers({ pages: [first, sending] }, undefined)).toEqual(['authority', 'stated', 'signedName']);
  expect(declaredAnswers({ elements: sending.elements }, undefined)).toEqual(['stated', 'signedName']);
});

test.each([[null], ['text'], [{ pages: 'none' }], [{ pages: [] }]])('none of what is no definition: %j', (definition) => {
  expect(declaredAnswers(definition, 'sending')).toEqual([]);
});
