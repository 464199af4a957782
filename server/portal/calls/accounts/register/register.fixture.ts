import type { Tenant } from '#schemas/tenant';
import type { CreateAccountAnswer } from '#schemas/api';
import { embeddedVerifier, makeAuthenticate, sessionOpener } from '../../../../web/sign-in/index.ts';
import { makePortal } from '../../../../web/sign-in/sign-in-portal.fixture.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { makePortalApi, type PortalFixture } from '../../../portal-api.fixture.ts';

/**
 * For tests: a tenant where people register and sign in for real. In its pool are ann (with a number), ben (staff) and cut (disabled), who
 * have no account; person0@example.org … have an account and are not in the pool.
 */
export async function makeRegistrationPortal(
  db: Database,
  { identity, ...changes }: PortalFixture & { readonly identity?: Partial<Tenant['identity']> } = {},
) {
  const signIn = await makePortal(db, identity ? { identity } : {});
  const { clock, sessions } = signIn;
  const tenant: Tenant = { ...signIn.tenant, projectId: 'project-1', ...changes.tenant };
  const verifier = embeddedVerifier(signIn.identity, clock);
  const api = await makePortalApi(db, 1, {
    clock,
    authenticate: () => makeAuthenticate({ tenantOf: () => tenant, verifier, sessions }),
    registration: signIn.identity.registration,
    contact: signIn.identity.contact,
    openSession: sessionOpener({ tenantOf: () => tenant, provider: signIn.identity, verifier, sessions, clock }),
    ...changes,
    tenant,
  });
  const { userPoolId, clientId } = tenant.identity;
  const body = (email: string, more: object = {}) => ({ userPoolId, email, name: 'Siân', family_name: 'O’Neill', ...more });
  const register = (email: string, more: object = {}, headers: Record<string, string> = {}, who?: string) =>
    api.call(who, 'POST', `/api/Accounts/registration?clientId=${clientId}`, body(email, more), headers);
  const rowsOf = {
    accounts: (email: string) =>
      db.kysely.selectFrom('account').selectAll().where('tenant_id', '=', tenant.slug).where('email', '=', email).execute(),
    people: (email: string) =>
      db.kysely.selectFrom('identity_user').selectAll().where('pool_id', '=', userPoolId).where('email', '=', email).execute(),
    files: () => db.kysely.selectFrom('stored_file').selectAll().where('tenant_id', '=', tenant.slug).orderBy('created_at').execute(),
    entries: () => db.kysely.selectFrom('audit_entry').selectAll().where('tenant_id', '=', tenant.slug).orderBy('sequence').execute(),
    keys: () => db.kysely.selectFrom('idempotency').selectAll().where('tenant_id', '=', tenant.slug).execute(),
  };
  return {
    ...api,
    signIn,
    tenant,
    body,
    register,
    rowsOf,
    /** The identity token of a person who signs in with a mailed passcode, a second after the message before. */
    signInAs: async (email: string) => {
      signIn.pass(1);
      return (await signIn.browser().signIn(email)).idToken;
    },
    /** The account of a token's subject. */
    ownAccount: async (token: string) =>
      (await api.call(token, 'GET', '/api/Accounts/')).json<{ id: string; email: string; identifier: string }[]>(),
    /** Messages that were really queued, to one address. */
    mailTo: async (to: string) => (await signIn.messages()).filter((message) => message.to === to),
  };
}

/** A registration that went well, as the page reads it. */
export const answered = (answer: { statusCode: number; body: string; json: () => unknown }): CreateAccountAnswer => {
  if (answer.statusCode !== 200) throw new Error(`The registration was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json() as CreateAccountAnswer;
};
