import { expect, test, vi } from 'vitest';
import { createUnsentFiles } from '../../forms/files/unsent-files.ts';
import type { ActionContext } from '../action.ts';
import { signOut } from './sign-out.ts';

test('a sign-out leaves its page though chosen files are not sent; one that did not reach the server goes on asking', async () => {
  const unsent = createUnsentFiles();
  const held: unknown[] = [];
  const leave = vi.fn(() => held.push(unsent.all()));
  const files = [{ name: 'v5c.pdf', kept: true }];
  const out = (hasEnded: boolean) => {
    unsent.note(files);
    const session = { end: async () => hasEnded };
    return signOut({}, { session, browser: { leave }, unsent } as unknown as ActionContext);
  };
  expect([await out(false), unsent.all(), leave.mock.calls]).toEqual([{ ok: false, code: 'still-signed-in' }, files, []]);
  expect([await out(true), held, leave.mock.calls]).toMatchObject([{ ok: true }, [[]], [['/page/registration?signedOut=1']]]);
});
