import { expect, test, vi } from 'vitest';
import { createLateSession } from './late-session.ts';
import { signedInAs, type Session, type SessionState } from './session.ts';

const ann = signedInAs({
  id: 'ann',
  username: 'ann',
  fullName: 'Ann',
  staff: false,
  editor: false,
  sessionMinutes: 15,
  answersKey: 'A'.repeat(43),
});
const signedOut: SessionState = { state: 'signed-out' };

function late(given?: SessionState) {
  const load = vi.fn(async () => ({ current: () => signedOut, resolve: async () => signedOut }) as unknown as Session);
  return { load, session: createLateSession(load, given) };
}

test('a document drawn for a person knows who is signed in without the code of the session', async () => {
  const { load, session } = late(ann);
  expect([await session.resolve(), session.current(), load.mock.calls.length]).toEqual([ann, ann, 0]);
});

test('any other document asks, and its code is loaded once', async () => {
  const { load, session } = late();
  expect(await Promise.all([session.resolve(), session.resolve(), session.watch()])).toEqual([signedOut, signedOut, signedOut]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('from watching on the session itself answers, also where the document knew of a person', async () => {
  const { load, session } = late(ann);
  await session.watch();
  expect([await session.resolve(), session.current(), load.mock.calls.length]).toEqual([signedOut, signedOut, 1]);
});
