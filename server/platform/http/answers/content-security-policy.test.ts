import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaCheck } from '#schemas/check';
import type { Tenant } from '#schemas/tenant';
import { documentPolicies } from './content-security-policy.ts';

const directivesOf = (outsideHosts?: Tenant['outsideHosts']) => {
  const [policy = ''] = documentPolicies({ scripts: ['sha256-x'], styles: [], https: true, outsideHosts });
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
};
const defaults = directivesOf();

test('hosts that a tenant names, and no others, may show frames and pictures', () => {
  expect([defaults.get('frame-src'), defaults.get('img-src')]).toEqual(["frame-src 'self'", "img-src 'self' data: blob:"]);
  const named = directivesOf({ frames: ['maps.example', '*.maps.example'], pictures: ['cdn.example'] });
  expect(named.get('frame-src')).toBe("frame-src 'self' https://maps.example https://*.maps.example");
  expect(named.get('img-src')).toBe("img-src 'self' data: blob: https://cdn.example");
  for (const [name, directive] of defaults) if (name !== 'frame-src' && name !== 'img-src') expect(named.get(name)).toBe(directive);
});

const hostile = [
  "x.example; script-src 'unsafe-inline'",
  '*',
  'https:',
  "'unsafe-inline'",
  'x.example\r\nSet-Cookie: a=b',
  'x.example, default-src *',
];

test('what is no host name never gets into the policy', () => {
  expect(
    documentPolicies({ scripts: [], styles: [], https: true, outsideHosts: { frames: hostile, pictures: hostile, scripts: hostile } }),
  ).toEqual(documentPolicies({ scripts: [], styles: [], https: true, outsideHosts: undefined }));
});

test('a configuration with such a host is refused by its published schema', () => {
  const published = (name: string): unknown =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../../schemas/published', name), 'utf8'));
  const tenant = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../fixtures/tenants/northgate/tenant.json'), 'utf8'),
  ) as object;
  const faultsOf = schemaCheck(published('tenant.json'));
  expect(faultsOf({ ...tenant, outsideHosts: { frames: ['maps.example'], pictures: ['*.cdn.example'] } })).toEqual([]);
  for (const host of hostile)
    expect(faultsOf({ ...tenant, outsideHosts: { frames: [host] } }).map(({ pointer }) => pointer)).toEqual(['/outsideHosts/frames/0']);
  expect(faultsOf({ ...tenant, outsideHosts: { styles: ['maps.example'] } })).toHaveLength(1);
});

test('the script of a calendar may run where the tenant names its host, and its frame at the host of frames; neither for anyone else', () => {
  const policyOf = (outsideHosts: { frames?: string[]; scripts?: string[] }) =>
    documentPolicies({ scripts: [], styles: [], https: true, outsideHosts }).join('; ');
  const named = policyOf({ frames: ['calendly.com'], scripts: ['assets.calendly.com'] });
  expect(named).toContain("frame-src 'self' https://calendly.com;");
  expect(named).toContain("script-src 'self' https://assets.calendly.com;");
  expect(policyOf({})).not.toContain('calendly');
});
