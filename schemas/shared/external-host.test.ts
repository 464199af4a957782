import { expect, test } from 'vitest';
import { isAtHost, isExternalHost } from './external-host.ts';

test.each(['maps.example', '*.maps.example', 'www.openstreetmap.org', 'xn--bcher-kva.example', 'a.b.c-d.example'])(
  '%s is a host that a tenant may name',
  (host) => expect(isExternalHost(host)).toBe(true),
);

test.each([
  '*',
  '*.example',
  'example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'Maps.example',
  'https://maps.example',
  'maps.example/path',
  'maps.example:8443',
  'maps.*.example',
  'm*.maps.example',
  'maps..example',
  '-maps.example',
  'maps.example.',
  "maps.example; script-src 'unsafe-inline'",
  'maps.example other.example',
  'maps.example,other.example',
  'maps.example\n',
  '\tmaps.example',
  "'self'",
  'data:',
  '',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(127)}example`,
])('%j is not', (host) => expect(isExternalHost(host)).toBe(false));

test.each([
  ['https://maps.example/a', true],
  ['https://www.maps.example/a', false],
  ['https://a.b.tiles.example/x', true],
  ['https://tiles.example/x', false],
  ['https://evil-tiles.example/x', false],
  ['http://maps.example/', false],
  ['https://maps.example:8443/', false],
  ['https://maps.example@evil.example/', false],
  ['//maps.example/', false],
  ['maps.example', false],
])('%s is at a named host: %s', (address, expected) => expect(isAtHost(address, ['maps.example', '*.tiles.example'])).toBe(expected));
