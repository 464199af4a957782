import { expect, test } from 'vitest';
import { emailError, isMailAddress, normalMailAddress, readMailAddress } from './mail-address.ts';

test('however a mail address is typed, it is one address', () =>
  expect([' Ann.Lee@Example.ORG\n', 'ann.lee@example.org', 'Sia\u0302n@example.org'].map(normalMailAddress)).toEqual([
    'ann.lee@example.org',
    'ann.lee@example.org',
    'siân@example.org',
  ]));

test.each([
  'ann@example.org.',
  'ann@example.org,',
  'ann@example.org;',
  'ann@example.org।',
  'mailto:ann@example.org',
  'MAILTO: ann@example.org?subject=Claim',
  'Ann Lee <ann@example.org>',
  '"Lee, Ann" <ann@example.org>,',
  '<mailto:ann@example.org>',
  '(ann@example.org)',
  '“ann@example.org”',
  '\u200Eann@example.org\u200E',
  'ann@exam\u200Bple.org',
  '\uFEFFann@\u2060example.org',
  '\u00A0ann@example.org\u3000',
  'ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  'ann@example。org',
])('%j is read as ann@example.org', (typed) => {
  expect(readMailAddress(typed)).toBe('ann@example.org');
});

test.each([
  ['ann@exämple.org', 'ann@xn--exmple-cua.org'],
  ['ann@EXÄMPLE.org', 'ann@xn--exmple-cua.org'],
  ['ann@exa\u0308mple.org', 'ann@xn--exmple-cua.org'],
  ['ann@例え.jp', 'ann@xn--r8jz45g.jp'],
  ['Ann <ann@例え。jp>', 'ann@xn--r8jz45g.jp'],
  ['ann@नमस्ते.भारत', 'ann@xn--h2bhs4b8d8a.xn--h2brj9c'],
  ['ann@نامه\u200Cای.com', 'ann@xn--mgba3gch31f060k.com'],
  ['ann@straße.de', 'ann@xn--strae-oqa.de'],
])('the international domain of %j becomes ASCII', (typed, address) => {
  expect(readMailAddress(typed)).toBe(address);
  expect(emailError(address)).toBeUndefined();
  expect(readMailAddress(address)).toBe(address);
});

test.each([
  'ann@example.org Ann',
  'Ann Lee ann@example.org',
  'ann @example.org',
  'ann@ example.org',
  'ann@example.org, bob@example.org',
  'ann@example.org;bob@example.org',
  'Ann <ann@example.org> Bob <bob@example.org>',
  'ann@example.org/claim',
  'ann@bücher.example/claim',
  'ann@example.org-',
  'ann@bü_cher.example',
  'ann@',
  '@example.org',
])('%j is no address, and is not made one', (typed) => {
  const read = readMailAddress(typed);
  expect(isMailAddress(read) && emailError(read) === undefined).toBe(false);
});
