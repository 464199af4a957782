import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../platform/db/index.ts';
import { makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';

export const pdf = soundPdf('a small file');

export interface Link {
  readonly id: string;
  readonly uploadLink: string;
}
export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly attachments: readonly Link[];
}

/** Two people, the first of whom types a claim. */
export async function withDraft(db: Database, changes: PortalFixture = {}) {
  const api = await makePortalApi(db, 2, changes);
  const { call, tenant } = api;
  const draft = (await call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', dynamicData: {} })).json<Saved>();
  const add = (file: object = {}, { who = 'p0', query = '', to = draft.id } = {}) =>
    call(who, 'POST', `/api/Attachment/${to}/add${query}`, {
      id: randomUUID(),
      questionName: 'logbook',
      fileName: 'v5c.pdf',
      size: pdf.length,
      contentType: 'application/pdf',
      ...file,
    });
  const remove = (id: string, who = 'p0', query = '') => call(who, 'POST', `/api/Attachment/${id}/remove${query}`);
  const listed = async () =>
    (await call('p0', 'GET', `/api/Attachment/${draft.id}/get-submission-attachment-list`))
      .json<{ id: string; state: string }[]>()
      .map(({ id, state }) => `${id} ${state}`);
  const answerOf = (...ids: string[]) => ids.map((id) => ({ name: 'v5c.pdf', type: 'application/pdf', size: pdf.length, content: id }));
  const submitAs = (changes: object, ...contents: string[]) =>
    api.save('p0', {
      id: draft.id,
      version: draft.version,
      isSaveAndReturn: false,
      dynamicData: { logbook: answerOf(...contents) },
      ...changes,
    });
  const submit = (...contents: string[]) => submitAs({}, ...contents);
  const bytes = () => {
    try {
      return readdirSync(join(api.folder, tenant.slug));
    } catch {
      return [];
    }
  };
  return { ...api, draft, add, remove, listed, submit, submitAs, answerOf, bytes };
}
