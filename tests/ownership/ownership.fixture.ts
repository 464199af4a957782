import { randomUUID } from 'node:crypto';
import { embeddedVerifier, makeAuthenticate } from '../../server/web/sign-in/index.ts';
import { makePortal } from '../../server/web/sign-in/sign-in-portal.fixture.ts';
import type { Database } from '../../server/platform/db/index.ts';
import { addPeople } from '../../server/services/identity/index.ts';
import { sendDocument } from '../../server/portal/documents/esign/send-document.ts';
import { smallPdf } from '../../server/portal/documents/esign/signing.fixture.ts';
import { makePortalApi } from '../../server/portal/portal-api.fixture.ts';
import type { Belongings, ObjectCall } from './object-calls.ts';

/** A tenant with so many accounts, each with a draft and a file of its own, and real identity tokens of all. */
export async function openTenant(db: Database, accounts: number) {
  const signIn = await makePortal(db);
  const { tenant, identity, clock, sessions } = signIn;
  const emails = Array.from({ length: accounts }, (_, index) => `person${index}@example.org`);
  await addPeople(
    db.kysely,
    tenant.identity.userPoolId,
    emails.map((email) => ({ email })),
    clock(),
  );
  const authenticate = () => makeAuthenticate({ tenantOf: () => tenant, verifier: embeddedVerifier(identity, clock), sessions });
  const { call, put, portal } = await makePortalApi(db, accounts, { tenant, clock, authenticate });
  const tokenOf = async (email: string) => (await signIn.browser().signIn(email)).idToken;
  /** A person who can sign out again. */
  const visit = async (email: string) => {
    const browser = signIn.browser();
    const { idToken } = await browser.signIn(email);
    return { token: idToken, post: browser.post };
  };

  const people: { token: string; owns: Belongings }[] = [];
  for (const [index, email] of emails.entries()) {
    const token = await tokenOf(email);
    const files = [{ questionName: 'logbook', fileName: 'v5c.pdf', size: 10, contentType: 'application/pdf' }];
    const body = { userPoolId: 'pool', formSlug: 'claim', isSaveAndReturn: true, dynamicData: { registration: `OWN ${index}` }, files };
    const saved = (await call(token, 'POST', '/api/Submissions', body)).json<{
      id: string;
      attachments: { id: string; uploadLink: string }[];
    }>();
    await put(saved.attachments[0]?.uploadLink ?? '', Buffer.from('%PDF-1.7 x'));
    const fileId = saved.attachments[0]?.id ?? '';
    const documentId = randomUUID();
    const sent = { to: { submissionId: saved.id }, name: 'Agreement', filePurpose: 'Agreement', pdf: await smallPdf() };
    await sendDocument(portal, {
      ...sent,
      id: documentId,
      tenant: tenant.slug,
      actor: 'staff',
      requestId: 'r',
      at: new Date(clock()),
    });
    people.push({ token, owns: { accountId: `a-${index}`, submissionId: saved.id, fileId, documentId } });
  }

  /** Everything stored of the tenant's people, to see whether anything changed. */
  const stored = async (): Promise<string> => {
    const rows = await Promise.all(
      (['account', 'submission', 'submission_version', 'stored_file', 'e_document', 'signing_request', 'audit_entry'] as const).map(
        (table) => db.kysely.selectFrom(table).selectAll().where('tenant_id', '=', tenant.slug).execute(),
      ),
    );
    return JSON.stringify(rows.map((list) => list.map((row) => JSON.stringify(row)).sort()));
  };
  /** Status and body of a call, without what differs at every call. */
  const ask = async (token: string | undefined, { method, url, body, headers }: ObjectCall) => {
    const { statusCode, body: text } = await call(token, method, url, body, headers);
    return { status: statusCode, text: text.replace(/"request":"[^"]*"/, '') };
  };
  const staff = await tokenOf('ben@example.org');
  const staffSubject = (JSON.parse(Buffer.from(staff.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;
  return { tenant, people, ask, call, stored, tokenOf, visit, pass: signIn.pass, staff, staffSubject };
}
