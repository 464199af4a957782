import { expect, test, vi } from 'vitest';
import { createLateSession } from './late-session.ts';
import { ann } from './person.fixture.ts';
import { signedInAs, type Session, type SessionState } from './session.ts';

const given = signedInAs(ann);
const signedOut: SessionState = { state: 'signed-out' };

function late(known?: SessionState) {
  const load = vi.fn(async () => ({ current: () => signedOut, resolve: async () => signedOut }) as unknown as Session);
  return { load, session: createLateSession(load, known) };
}

test('a document drawn for a person knows who is signed in without the code of the session', async () => {
  const { load, session } = late(given);
  expect([await session.resolve(), session.current(), load.mock.calls.length]).toEqual([given, given, 0]);
});

test('any other document asks, and its code is loaded once', async () => {
  const { load, session } = late();
  expect(await Promise.all([session.resolve(), session.resolve(), session.watch()])).toEqual([signedOut, signedOut, signedOut]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('from watching on the session itself answers, also where the document knew of a person', async () => {
  const { load, session } = late(given);
  await session.watch();
  expect([await session.resolve(), session.current(), load.mock.calls.length]).toEqual([signedOut, signedOut, 1]);
});
