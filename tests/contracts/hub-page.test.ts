import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tenantDefaults } from '#schemas/tenant';

const tenants = readdirSync('fixtures/tenants');
const read = (tenant: string, file: string) => JSON.parse(readFileSync(`fixtures/tenants/${tenant}/${file}.json`, 'utf8')) as unknown;

test.each(tenants)('in %s my-claim shows the forms list to every claimant, and the claims where claims are enabled', (tenant) => {
  const { claimsEnabled = tenantDefaults.claimsEnabled } = read(tenant, 'tenant') as { claimsEnabled?: boolean };
  const { component } = read(tenant, 'secured-page/my-claim') as { component: { type: string; visible?: unknown }[] };
  const shown = component.filter(({ visible }) => visible === undefined).map(({ type }) => type);
  expect(shown).toContain('formsList');
  expect(shown.includes('claims')).toBe(claimsEnabled);
});
