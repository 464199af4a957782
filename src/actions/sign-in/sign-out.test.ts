import { expect, test, vi } from 'vitest';
import { noteFiles } from '../../forms/leaving.ts';
import { createUnsent } from '../../forms/unsent.ts';
import type { ActionContext } from '../action.ts';
import { signOut } from './sign-out.ts';

test('a sign-out leaves its page though chosen files are not sent; one that did not reach the server goes on asking', async () => {
  const unsent = createUnsent();
  const held: unknown[] = [];
  const leave = vi.fn(() => held.push(unsent.files));
  const files = [{ name: 'v5c.pdf', kept: true }];
  const out = (hasEnded: boolean) => {
    noteFiles(unsent, files);
    const session = { end: async () => hasEnded };
    return signOut({}, { session, browser: { leave }, unsent } as unknown as ActionContext);
  };
  expect([await out(false), unsent.files, leave.mock.calls]).toEqual([{ ok: false, code: 'still-signed-in' }, files, []]);
  expect([await out(true), held, leave.mock.calls]).toMatchObject([{ ok: true }, [[]], [['/page/registration?signedOut=1']]]);
});
