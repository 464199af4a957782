import { expect, test } from 'vitest';
import { clashesOf } from './clashes.ts';

const acme = { slug: 'acme', hosts: ['acme.example', 'claims.acme.example'], demoPort: 1, identity: { userPoolId: 'eu_a', clientId: 'a' } };
const brook = { slug: 'brook', hosts: ['brook.example'], demoPort: 2, identity: { userPoolId: 'eu_b', clientId: 'b' } };
const shared = (change: object) => clashesOf({ ...brook, ...change }, [{ label: '"acme"', tenant: acme }]);

test('tenants that share nothing do not clash', () => {
  expect(shared({})).toEqual([]);
});

test.each([
  ['slug "acme"', '/slug', { slug: 'acme' }],
  ['user pool "eu_a"', '/identity/userPoolId', { identity: { userPoolId: 'eu_a', clientId: 'b' } }],
  ['client "a"', '/identity/clientId', { identity: { userPoolId: 'eu_b', clientId: 'a' } }],
  ['demo port "1"', '/demoPort', { demoPort: 1 }],
  ['host "acme.example"', '/hosts/1', { hosts: ['brook.example', 'acme.example'] }],
  ['host "acme.example"', '/hosts/0', { hosts: ['WWW.Acme.Example'] }],
  ['host "claims.acme.example"', '/hosts/0', { hosts: ['claims.acme.example.'] }],
])('one %s for two tenants is found at its place, and names the other tenant', (what, pointer, change) => {
  expect(shared(change)).toEqual([
    { pointer, message: `The ${what} is already that of the tenant "acme": each tenant needs one of its own.` },
  ]);
});

test('a configuration of the wrong shape clashes with nothing', () => {
  for (const tenant of [null, 'acme', { hosts: 'acme.example', identity: 7 }, { hosts: [null, 7] }])
    expect(
      clashesOf(tenant, [
        { label: '"acme"', tenant: acme },
        { label: 'none', tenant: null },
      ]),
    ).toEqual([]);
});
