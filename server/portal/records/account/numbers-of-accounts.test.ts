import { expect, test } from 'vitest';
import { someSpellings } from '#schemas/values/telephone/example-numbers.fixture';
import { fieldWords, nameQuestionsOf } from '#forms/definition';
import type { Tenant } from '#schemas/tenant';
import { searchQuery } from '../../calls/listing/search-words.ts';
import { applicantOf } from './applicant.ts';

const identityIn = (country: string | undefined) =>
  ({ methods: ['Email'], ...(country ? { country } : {}) }) as unknown as Tenant['identity'];
const asked = { names: nameQuestionsOf([]), words: fieldWords };
const person = { name: 'Ann', family_name: 'Lee', email: 'ann@example.org' };

test('a registration stores numbers of all countries, in all spellings, as themselves, and refuses one with an extension', () => {
  const wrong = someSpellings().filter(({ typed, country, e164, extension }) => {
    try {
      return applicantOf({ ...person, phoneNumber: typed } as never, identityIn(country), asked).phone !== e164 || extension !== undefined;
    } catch {
      return extension === undefined;
    }
  });
  expect(wrong).toEqual([]);
});

test('staff find numbers of all countries in all spellings', () => {
  const missed = someSpellings().filter(({ typed, country, e164 }) => !searchQuery(typed, country)?.split(' | ').includes(e164.slice(1)));
  expect(missed).toEqual([]);
});
