import { expect, test } from 'vitest';
import { assetAddress, fileAddress, unversioned } from './asset-address.ts';
import { checkedFrame, checkedLink } from './link-policy.ts';

test.each([
  ['/page/faqs', '/page/faqs'],
  ['/page/faqs?a=b#c', '/page/faqs?a=b#c'],
  ['#help', '#help'],
  ['https://example.org/a', 'https://example.org/a'],
  ['mailto:help@example.org', 'mailto:help@example.org'],
  ['tel:+442079460000', 'tel:+442079460000'],
  ['/a/../b', '/b'],
])('keeps %s', (address, expected) => {
  expect(checkedLink(address)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'http://plain.example',
  'https://user:pass@evil.example',
  'https://',
  'faqs',
  '',
  7,
  null,
  undefined,
  {},
  'x'.repeat(3000),
  '/..//evil.example',
  '/page/\nfaqs',
  '/page\\faqs',
])('refuses %j', (address) => {
  expect(checkedLink(address)).toBe('#');
});

test('an asset becomes an address of this portal', () => {
  expect(assetAddress(unversioned('acme'), 'logo.svg')).toBe('/api/assets/acme/logo.svg');
  expect(assetAddress(unversioned('acme'), 'https://cdn.example/logo.svg')).toBe('https://cdn.example/logo.svg');
  expect(assetAddress(unversioned('acme'), '/api/assets/acme/logo.svg')).toBe('/api/assets/acme/logo.svg');
  for (const bad of ['../secret', 'a/b', 'javascript:x', '//evil.example/x.png', '', 3])
    expect(assetAddress(unversioned('acme'), bad)).toBe('');
});

test('a file to download has its version and its size in its address, and one elsewhere has neither', () => {
  const assets = { ...unversioned('acme'), versions: new Map([['guide.pdf', 'abc']]), sizes: new Map([['guide.pdf', 18211]]) };
  expect(fileAddress(assets, 'guide.pdf')).toBe('/api/assets/acme/guide.pdf?v=abc&size=18211');
  expect(fileAddress(assets, 'other.pdf')).toBe('/api/assets/acme/other.pdf');
  expect(fileAddress(assets, 'https://court.example/order.pdf')).toBe('https://court.example/order.pdf');
  for (const bad of ['javascript:x', '../secret', 3]) expect(fileAddress(assets, bad)).toBe('');
});

test('a frame of a host that the tenant does not name has no address', () => {
  const hosts = ['maps.example'];
  expect(checkedFrame('https://maps.example/embed?a=1', hosts)).toBe('https://maps.example/embed?a=1');
  for (const bad of ['https://other.example/', 'http://maps.example/', '/page/x', 'javascript:x', 'https://a:b@maps.example/'])
    expect(checkedFrame(bad, hosts)).toBe('#');
});
