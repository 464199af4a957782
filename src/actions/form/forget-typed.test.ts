// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { oneself } from '../../acting/acting.ts';
import { storedOfPersonInTab, typedBeforeScript, typingPlace } from '../../tab/index.ts';
import type { ActionContext } from '../action.ts';
import { forgetTyped, forgetTypedInForm } from './forget-typed.ts';

const session = { current: () => ({ state: 'signed-in', view: { id: 'ann' } }) };
const context = {
  session,
  acting: oneself,
  url: new URL('https://portal.example/form/vehicle?utm_source=mail'),
} as unknown as ActionContext;
const places = [
  '/form/vehicle',
  '/form/vehicle?submissionId=s',
  '/form/vehicle?submissionId=other',
  '/form/vehicle?accountId=b',
  '/form/other',
].map((path) => typingPlace('ann', new URL(path, 'https://portal.example')));
const typed = ['model', 'make'].map((name) => [`\n${name} 0\nINPUT 0`, 'typed', false, '', Date.now()] as const);
const left = (): number[] => places.map((place) => typedBeforeScript(place).length);

beforeEach(() => storedOfPersonInTab('typing').keep(JSON.stringify(Object.fromEntries(places.map((place) => [place, typed])))));

test('of what was typed at this address what the form shows is forgotten, and the rest stays', async () => {
  await forgetTyped({ keys: ['\nmodel 0\nINPUT 0'] }, context);
  expect([left(), typedBeforeScript(places[0]!)[0]?.[0]]).toEqual([[1, 2, 2, 2, 2], '\nmake 0\nINPUT 0']);
});

test('with a submission what was typed is forgotten at each address of its form, but for those of another submission, account or form', () => {
  forgetTypedInForm({ at: 'vehicle', submissionId: 's' }, context);
  expect(left()).toEqual([0, 0, 2, 2, 2]);
});
