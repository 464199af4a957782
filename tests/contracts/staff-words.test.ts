import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { interviewTexts } from '#locale/messages/shared/interview';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordsOf = (tenant: string): Words =>
  (JSON.parse(readFileSync(`fixtures/tenants/${tenant}/dictionary.json`, 'utf8')) as { readonly texts: Words }).texts;
const languagesOf = (words: Words, key: string): string[] => Object.keys(words[key] ?? {}).sort();

test.each(['northgate', 'calder', 'meridian'])(
  'staff of %s read of an interview in words of the tenant where its claimants do',
  (tenant) => {
    const words = wordsOf(tenant);
    for (const key of Object.keys(interviewTexts))
      for (const block of ['accountDetails', 'claimDetail'])
        expect([block, key, ...languagesOf(words, `${block}.${key}`)]).toEqual([block, key, ...languagesOf(words, `claimStatus.${key}`)]);
  },
);

test.each(['northgate', 'calder', 'meridian'])('staff of %s read one word of a person who started and of a form that was', (tenant) => {
  const words = wordsOf(tenant);
  const wordFor = (key: string): string | undefined => words[key]?.['en'];
  for (const block of ['accountDetails', 'listing']) expect(wordFor(`${block}.draft`)).toBe(wordFor(`${block}.started`) ?? 'Started');
});
