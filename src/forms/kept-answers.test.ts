import { expect, test } from 'vitest';
import { putBack } from './kept-answers.ts';

const kept = { answers: { make: 'Lorne', price: 'old', note: 'here' }, unsaved: ['note', 'colour'], page: 0, version: 1, at: 2 };
const theirs = { version: 2, dynamicData: { make: 'Varden', price: 'new', colour: 'red' } };

test('[FRM-15] what was answered here is put back into what was changed elsewhere meanwhile: neither side loses an answer', () => {
  expect(putBack(kept, theirs)).toEqual({ make: 'Varden', price: 'new', note: 'here' });
});

test('[FRM-15] nobody changed anything meanwhile, or nothing was stored: what is kept is all there is', () => {
  expect(putBack(kept, { ...theirs, version: 1 })).toBe(kept.answers);
  expect(putBack(kept, null)).toBe(kept.answers);
});

test('[FRM-15] kept without names, every answer counts as given here', () => {
  const { unsaved: _, ...nameless } = kept;
  expect(putBack(nameless, theirs)).toEqual({ ...kept.answers, colour: 'red' });
});
