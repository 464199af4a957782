import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../check.ts';
import { asText } from '../report.ts';
import { language, published, translated, soundTenantForEach } from '../sound-tenant.fixture.ts';

const tenant = soundTenantForEach();
const { write, findings, withCard } = tenant;

test('[PAGE-09] a text that lacks a language, and one in a language that the tenant does not have, are warnings', () => {
  withCard({ title: { en: 'Join', fr: 'Adhérer' } });
  expect(findings()).toMatchObject([
    { severity: 'warning', code: 'missing-translation', message: 'This text is missing in br.' },
    { severity: 'warning', code: 'unknown-language', pointer: '/component/0/props/title/fr' },
  ]);
});

test('[PAGE-09] texts of one file that lack the same language are reported once, with their lines; each is counted', () => {
  withCard({ title: { en: 'Join' }, body: { en: '<p>Read</p>' } });
  const result = check(tenant.folder, published);
  expect(result.findings.map(({ code }) => code)).toEqual(['missing-translation', 'missing-translation']);
  const report = asText([result]);
  expect(report.match(/This text is missing in br\./g)).toHaveLength(1);
  expect(report).toMatch(/So is 1 more in this file: line \d+/);
  expect(report).toContain('2 warnings');
});

test('words of a used block that the dictionary does not translate are a warning', () => {
  withCard({ title: 'x' });
  write('dictionary.json', { texts: translated });
  expect(findings()).toMatchObject([
    {
      severity: 'warning',
      code: 'missing-translation',
      file: 'dictionary.json',
      message: '1 of 1 words are not translated and show in English in br, which has no language pack: card.more.',
    },
  ]);
});

test('words of a screen that is on no page are reported, too', () => {
  write('dictionary.json', { texts: translated });
  expect(findings()).toEqual([]);
  expect(check(tenant.folder, { ...published, screenTypes: ['card'] }).findings.map(({ message }) => message)).toEqual([
    '1 of 1 words are not translated and show in English in br, which has no language pack: card.more.',
  ]);
});

test('words of the portal’s screens, messages, PDFs and the server’s pages that are not translated are one warning for each group', () => {
  const { 'sign.sign': _, 'sign.decline': __, 'error.back': ___, ...rest } = translated;
  const report = () => findings().map(({ severity, message }) => `${severity}: ${message}`);
  write('dictionary.json', { texts: rest });
  expect(report()).toEqual([
    expect.stringMatching(/^warning: 1 of \d+ words are not translated and show in English in br, .*: error\.back\.$/),
    expect.stringMatching(/^warning: 2 of \d+ words are not translated and show in English in br, .*: sign\.sign, sign\.decline\.$/),
  ]);
  rmSync(join(tenant.folder, 'dictionary.json'));
  expect(report()).toEqual(
    'portal.skip notFound.heading error.comingSoon offline.heading confirmation.back cookies.title document.olderBrowser drafts.shown ending.title leaving.title ownPage.signAgreement signOut.failed signing.back testMode.emailRestriction workspace.for answers.notOffered claim.received registration.emailTaken account.sameContact mail.codeSubject pdf.reference certificate.title message.heading sign.eyebrow unlock.heading'
      .split(' ')
      .map((word) => expect.stringContaining(` ${word}`)),
  );
  write('tenant.json', { slug: 'harbour', name: { en: 'Harbour' }, languages: [language('en')] });
  expect(report()).toEqual([]);
});

test('a tenant translates nothing that a language pack has, and a text of its own in one language alone is no fault', () => {
  write('tenant.json', { slug: 'harbour', name: { en: 'Harbour', cy: 'Harbwr' }, languages: [language('en'), language('cy')] });
  write('dictionary.json', { texts: { 'login.login': { en: 'Log on' }, 'portal.skip': { cy: 'Neidio' } } });
  expect(findings()).toEqual([]);
  write('dictionary.json', { texts: { 'own.word': { en: 'Ours' } } });
  expect(findings()).toMatchObject([{ code: 'missing-translation', pointer: '/texts/own.word', message: 'This text is missing in cy.' }]);
});

test('a passcode message without its code is an error, a value that is never filled in a warning', () => {
  const texts = {
    'mail.codeText': { en: 'Your passcode is {code}', br: 'Eich cod' },
    'pdf.page': 'Page {page} of {total}',
    'portal.arrived': '{page}',
    'workspace.for': { en: 'For {name}, {identifier}', br: 'Evit {name}' },
  };
  write('dictionary.json', { texts: { ...translated, ...texts } });
  expect(findings()).toMatchObject([
    {
      severity: 'error',
      code: 'invalid-file',
      pointer: '/texts/mail.codeText/br',
      message: expect.stringContaining('{code} is missing'),
    },
    { severity: 'warning', code: 'invalid-file', pointer: '/texts/pdf.page', message: expect.stringContaining('{total} is shown') },
    {
      severity: 'warning',
      code: 'invalid-file',
      pointer: '/texts/portal.arrived',
      message: expect.stringContaining('{title} is filled'),
    },
    {
      severity: 'warning',
      pointer: '/texts/workspace.for/br',
      message: '{identifier} is in another language of this word, and missing in this one.',
    },
  ]);
});

test('a counted word: forms that are missing, of no count, or with a value that is not filled in, are warnings', () => {
  const texts = {
    'answers.fileCount': { en: 'At most {count}', br: '{count} d’ar muiañ' },
    'answers.fileCount_one': { en: 'One', br: 'Unan' },
    'answers.fileCount_two': { en: 'Two', br: '{number}' },
  };
  const { 'answers.fileCount_few': _, ...others } = translated as Record<string, unknown>;
  write('dictionary.json', { texts: { ...others, ...texts } });
  expect(findings().map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/texts/answers.fileCount/br', expect.stringContaining('without answers.fileCount_few it shows')],
    ['/texts/answers.fileCount_two/en', 'No count has the form "two" in en; no visitor will read this.'],
    ['/texts/answers.fileCount_two/br', '{number} is shown as written: {count} is filled in here.'],
  ]);
});
