import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['faqs', 'cardSlider', 'milestones', 'contact', 'banner'];

test.each([
  ['faq', 'faqs'],
  ['cardslider', 'cardSlider'],
  ['cradSlider', 'cardSlider'],
  ['mielstone', 'milestones'],
  ['contract', 'contact'],
  ['zzz', undefined],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
])('%s was probably %s', (name, meant) => expect(nearest(name, names)).toBe(meant));
