import { expect, test } from 'vitest';
import { normalMailAddress } from './mail-address.ts';

test('however a mail address is typed, it is one address', () =>
  expect([' Ann.Lee@Example.ORG\n', 'ann.lee@example.org', 'Sia\u0302n@example.org'].map(normalMailAddress)).toEqual([
    'ann.lee@example.org',
    'ann.lee@example.org',
    'siân@example.org',
  ]));
