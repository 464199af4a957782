import { expect, test, vi } from 'vitest';
import type { Tenant, Theme } from '#schemas/tenant';
import { createPageContext } from './page-context.ts';

test('a signing page whose theme and words cannot be read is plain, works, and leaves a line for each', async () => {
  const fault = new Error('no database');
  const warn = vi.fn();
  const isTheme = (theme: unknown): theme is Theme => theme !== undefined;
  const pageContextOf = createPageContext({
    content: { listContent: () => Promise.reject(fault) },
    isTheme,
    sheets: [],
    assetAddress: () => '',
    log: { warn },
  });
  const tenant = { slug: 'acme', name: { en: 'Acme' }, languages: [{ iso2Code: 'en' }], help: {} } as unknown as Tenant;
  expect(await pageContextOf(tenant, 'en')).toMatchObject({ name: 'Acme', theme: '' });
  expect(warn.mock.calls.map(([line]) => line as object)).toEqual(
    ['theme', 'dictionary'].map((schema) => ({ err: fault, tenant: 'acme', schema })),
  );
});
