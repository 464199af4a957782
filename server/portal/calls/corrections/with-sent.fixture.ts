import { expect } from 'vitest';
import type { Submission } from '#schemas/api';
import type { Database } from '../../../platform/db/index.ts';
import { makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';

export const reason = 'The number plate is not on the logbook.';
/** A person who has sent a form. */
export async function withSent(db: Database, changes: PortalFixture = {}, fields: object = {}) {
  const portal = await makePortalApi(db, 2, changes);
  const { call, save, tenant } = portal;
  const sent = (await save('p0', { isSaveAndReturn: false, ...fields })).json<Submission>();
  const on = (act: string, { who = 'staff-9', query = '?accountId=a-0', id = sent.id, body = {} as object } = {}) =>
    call(who, 'POST', `/api/Submissions/${id}/${act}${query}`, body);
  const giveBack = (more: Parameters<typeof on>[1] & { readonly words?: string } = {}) =>
    on('give-back', { body: { reason: more.words ?? reason }, ...more });
  const withdraw = (more: Parameters<typeof on>[1] = {}) => on('withdraw-correction', more);
  const read = async (who = 'p0', query = '') => (await call(who, 'GET', `/api/Submissions/${sent.id}${query}`)).json<Submission>();
  const versions = () => db.kysely.selectFrom('submission_version').selectAll().where('tenant_id', '=', tenant.slug).execute();
  const trail = async () =>
    (
      await db.kysely
        .selectFrom('audit_entry')
        .select(['actor', 'action', 'on_behalf_of', 'object'])
        .where('tenant_id', '=', tenant.slug)
        .where((eb) => eb.or([eb('action', 'like', '%given-back'), eb('action', 'like', '%withdrawn')]))
        .orderBy('sequence')
        .execute()
    ).map(({ actor, action, on_behalf_of, object }) => `${actor} ${action} ${on_behalf_of} ${object}`);
  return { ...portal, sent, giveBack, withdraw, read, versions, trail };
}

/** Of an answer that refuses. */
export const refusalOf = (answer: { readonly statusCode: number; json: <T>() => T }) => {
  const { code, detail } = answer.json<{ code: string; detail: string }>();
  expect(detail).toMatch(/^[A-Z].*\.$/);
  return [answer.statusCode, code];
};
