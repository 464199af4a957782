// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Visit } from '../../visit/visit.ts';
import { WorkspaceBanner } from './WorkspaceBanner.tsx';

const account = vi.hoisted(() => ({ fullname: 'ليلى حداد', identifier: 'NG-1001' }));
const portal = vi.hoisted(() => ({ api: { call: async () => account } }));
vi.mock('../../visit/portal-context.ts', () => ({ usePortal: () => portal }));
afterEach(cleanup);

test('[FRM-19] name and number of the account keep their own direction in the line about them', async () => {
  const visit = {
    site: { dictionary: {}, language: 'en', languages: ['en'] },
    url: new URL('https://acme.example/securedPage/hub'),
    acting: { workspace: true, account: { id: 'a' } },
  } as unknown as Visit;
  render(<WorkspaceBanner visit={visit} />);
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(`You act for \u2068${account.fullname}\u2069, \u2068NG-1001\u2069.`),
  );
});
