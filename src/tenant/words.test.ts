import { expect, test } from 'vitest';
import { word } from './words.ts';

test('a tenant replaces the words of the portal itself', () => {
  const site = {
    dictionary: { 'notFound.heading': ['Not here', 'Ddim yma'] as unknown as string },
    language: 'cy',
    languages: ['en', 'cy'],
  };
  expect(word(site, 'notFound.heading')).toBe('Ddim yma');
  expect(word(site, 'portal.skip')).toBe('Skip to the main content');
});
