import { expect, test, vi } from 'vitest';
import type { Tenant, Theme } from '#schemas/tenant';
import { createLook } from './look.ts';

test('a signing page whose theme and words cannot be read is plain, works, and leaves a line for each', async () => {
  const fault = new Error('no database');
  const warn = vi.fn();
  const isTheme = (theme: unknown): theme is Theme => theme !== undefined;
  const lookOf = createLook({
    content: { listContent: () => Promise.reject(fault) },
    isTheme,
    sheets: [],
    assetAddress: () => '',
    log: { warn },
  });
  const tenant = { slug: 'acme', name: { en: 'Acme' }, languages: [{ iso2Code: 'en' }], help: {} } as unknown as Tenant;
  expect(await lookOf(tenant, 'en')).toMatchObject({ name: 'Acme', theme: '' });
  expect(warn.mock.calls.map(([line]) => line as object)).toEqual(
    ['theme', 'dictionary'].map((schema) => ({ err: fault, tenant: 'acme', schema })),
  );
});
