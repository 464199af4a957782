import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Database } from '../../../platform/db/index.ts';
import { makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';
import { sendDocument } from './send-document.ts';

/** A PDF of one empty page. */
export async function smallPdf(): Promise<Buffer> {
  const doc = await PDFDocument.create();
  doc.addPage();
  return Buffer.from(await doc.save());
}

/** For tests: two people, each with a submission and a document that waits for a signature. */
export async function makeSigning(db: Database, changes: PortalFixture = {}) {
  const api = await makePortalApi(db, 2, changes);
  const { app, portal, tenant, call, save, time } = api;
  const pdf = await smallPdf();
  const send = async (who: string, name = 'Agreement') => {
    const submissionId = (await save(who)).json<{ id: string }>().id;
    const id = randomUUID();
    const at = new Date(time.now);
    const sent = {
      tenant: tenant.slug,
      id,
      to: { submissionId },
      name,
      filePurpose: 'Contract',
      pdf,
      actor: 'staff-9',
      requestId: 'r',
      at,
    };
    await sendDocument(portal, sent);
    return { id, submissionId, query: `submissionId=${submissionId}&documentId=${id}` };
  };
  const [mine, theirs] = [await send('p0'), await send('p1')];

  /** Path of a new signing link of a document. */
  const linkOf = async ({ query }: { query: string } = mine, who = 'p0'): Promise<string> =>
    new URL((await call(who, 'GET', `/api/dms/esign?${query}`)).json<{ link: string }>().link).pathname;
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' };
  /** Presses a button of the page, as a browser without script does. */
  const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = own) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost:80', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const signs = { name: 'Ann Lee', agree: 'yes', answer: 'sign' };
  const rowOf = ({ id }: { id: string } = mine) =>
    db.kysely.selectFrom('e_document').selectAll().where('tenant_id', '=', tenant.slug).where('id', '=', id).executeTakeFirstOrThrow();
  const auditEvents = async ({ id }: { id: string } = mine) =>
    db.kysely
      .selectFrom('audit_entry')
      .selectAll()
      .where('tenant_id', '=', tenant.slug)
      .where('object', '=', `document/${id}`)
      .orderBy('sequence')
      .execute();
  const copies = () => db.kysely.selectFrom('stored_file').selectAll().where('tenant_id', '=', tenant.slug).execute();
  return { ...api, pdf, mine, theirs, send, linkOf, press, signs, rowOf, auditEvents, copies };
}
