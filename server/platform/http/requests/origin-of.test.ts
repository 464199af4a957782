import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { ownOrigins } from './origin-of.ts';

const tenant = { slug: 'acme', hosts: ['claims.example', 'claims.example.org'], demoPort: 1 } as unknown as Tenant;
const asked = (host: string, localAddress = '127.0.0.1') => ({ host, socket: { localAddress } }) as unknown as FastifyRequest;

test.each([
  ['evil.example', 'http://localhost:8081'],
  ['evil.example:8081', 'http://localhost:8081'],
  ['localhost.evil.example', 'http://localhost:8081'],
  ['6.6.6.6:8081', 'http://localhost:8081'],
  ['localhost@evil.example', 'http://localhost:8081'],
  ['localhost/evil', 'http://localhost:8081'],
  ['', 'http://localhost:8081'],
  ['localhost:8081', 'http://localhost:8081'],
  ['127.0.0.1:9999', 'http://127.0.0.1:9999'],
  ['claims.example:8081', 'http://claims.example:8081'],
  ['192.168.1.5:8081', 'http://192.168.1.5:8081'],
])('in demo mode a call to "%s" is given links to %s', (host, origin) => {
  const originOf = ownOrigins({ mode: 'demo', origin: 'http://localhost:8080', port: 8080 });
  expect(originOf(asked(host, '::ffff:192.168.1.5'), tenant)).toBe(origin);
});

test.each([
  ['claims.example', 'https://claims.example'],
  ['claims.example:4444', 'https://claims.example'],
  ['WWW.claims.example', 'https://www.claims.example'],
  ['claims.example.org', 'https://claims.example.org'],
  ['localhost', 'https://claims.example'],
  ['evil.example', 'https://claims.example'],
])('in production a call to "%s" is given links to %s', (host, origin) => {
  const originOf = ownOrigins({ mode: 'production', origin: 'https://portal.example', port: 8080 });
  expect(originOf(asked(host), tenant)).toBe(origin);
});
