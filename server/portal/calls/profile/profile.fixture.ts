import type { Profile } from '#schemas/api';
import type { Database } from '../../../platform/db/index.ts';
import { makeRegistrationPortal } from '../accounts/register/register.fixture.ts';

/** For tests: a portal with two people who registered, one of whom is signed in. */
export async function makeProfilePortal(db: Database, changes: Parameters<typeof makeRegistrationPortal>[1] = {}) {
  const portal = await makeRegistrationPortal(db, changes);
  for (const email of ['carys@example.org', 'other@example.org']) await portal.register(email);
  const token = await portal.signInAs('carys@example.org');
  const ask = (method: 'GET' | 'POST' | 'PUT', path = '', body?: object, who = token) =>
    portal.call(who, method, `/api/Accounts/profile${path}`, body);
  /** A second after the message before. */
  const start = (value: string, kind = 'email', who = token) => {
    portal.signIn.pass(1);
    return ask('POST', '/contact', { kind, value }, who);
  };
  const codeIn = async (to: string) => /\b\d{6,8}\b/.exec((await portal.mailTo(to)).at(0)?.text ?? '')?.[0] ?? '';
  /** With the code of the present mail address, too. */
  const confirm = async (code: string, kind = 'email', who = token) =>
    ask('POST', '/contact/confirm', { kind, code, presentCode: await codeIn('carys@example.org') }, who);
  const read = async (who = token) => (await ask('GET', '', undefined, who)).json<Profile>();
  return { ...portal, token, ask, start, confirm, codeIn, read };
}

/** An address that no person has. */
export const fresh = 'carys@new-address.example';
