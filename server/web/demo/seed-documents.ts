import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskStore } from '../../services/files/index.ts';
import { createCertifier, sendDocument } from '../../portal/documents/index.ts';
import type { DemoDocument } from '../../portal/records/index.ts';
import type { Seeding } from './seeding.ts';
import { storedNames } from '../../platform/disk/index.ts';

/** Sends the demo's documents that were not sent yet, to the submissions that are still there. */
export async function seedDocuments(
  { config, db, clock }: Pick<Seeding, 'config' | 'db' | 'clock'>,
  tenant: string,
  documents: readonly DemoDocument[],
): Promise<void> {
  const idsIn = async (table: 'submission' | 'e_document'): Promise<Set<string>> => {
    const rows = await db.kysely.selectFrom(table).select('id').where('tenant_id', '=', tenant).execute();
    return new Set(rows.map(({ id }) => id));
  };
  const [submissions, sent] = await Promise.all([idsIn('submission'), idsIn('e_document')]);
  const files = createDiskStore(join(config.dataDir, storedNames.files));
  const { certify, close } = createCertifier();
  for (const { file, submissionId, ...document } of documents.filter(
    ({ id, submissionId }) => submissions.has(submissionId) && !sent.has(id),
  )) {
    const pdf = await readFile(join(config.fixturesDir, '../people/documents', file));
    await sendDocument(
      { db, files, certify },
      { ...document, to: { submissionId }, tenant, pdf, actor: 'demo', requestId: 'demo', at: new Date(clock()) },
    );
  }
  await close();
}
