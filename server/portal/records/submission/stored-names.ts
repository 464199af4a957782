import type { Selectable } from 'kysely';
import type { EDocumentTable } from '../../../platform/db/index.ts';

type DocumentName = Pick<Selectable<EDocumentTable>, 'tenant_id' | 'id' | 'signed_file_id'>;

/** Names of the bytes of these documents in the file store: the originals, and signed copies whole or not. */
export const storedNamesOf = (documents: readonly DocumentName[]): string[] =>
  documents.flatMap(({ tenant_id, id, signed_file_id }) =>
    [id, ...(signed_file_id ? [signed_file_id] : [])].map((name) => `${tenant_id}/${name}`),
  );
