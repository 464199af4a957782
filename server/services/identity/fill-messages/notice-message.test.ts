import { expect, test } from 'vitest';
import { packOf } from '#locale/language-packs';
import { serverTranslator } from '../../../platform/words/index.ts';
import type { Pool } from '../pools.ts';
import { noticeMessage } from './notice-message.ts';

const pool = (language: string): Pool =>
  ({
    methods: ['Email'],
    address: 'claim.example',
    name: () => 'Firm',
    translate: () => serverTranslator({ texts: { ...packOf(language)?.texts } }, { language, languages: [language] }),
  }) as unknown as Pool;

const mailed = (kind: 'link' | 'form', days: number, language = 'en'): string =>
  noticeMessage(
    pool(language),
    { kind, signInName: 'ann@example.org', identifier: 'A-1', language, opens: { path: '/x', name: 'Form', days } },
    'https://claim.example',
  ).text;

test('a notice that opens nothing of its own leads to the sign-in', () => {
  const { text } = noticeMessage(
    pool('en'),
    { kind: 'welcome', signInName: 'ann@example.org', identifier: 'A-1', language: 'en' },
    'https://claim.example',
  );
  expect(text).toContain('https://claim.example/page/registration?tab=1');
});

test('the mail of a link states for how many days it works, in the form that the language has for the number', () => {
  expect(mailed('link', 1)).toContain('within one day.');
  expect(mailed('form', 5)).toContain('within 5 days.');
  expect(mailed('form', 2, 'cy')).toContain('o fewn dau ddiwrnod.');
  expect(mailed('link', 2, 'ar')).toContain('خلال يومين.');
  expect(mailed('link', 3, 'ar')).toContain('خلال 3 أيام.');
});
