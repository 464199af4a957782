import { sql, type RawBuilder } from 'kysely';

/** Bytes of JSON; a list shows nothing that is longer. */
const maxShort = 4000;

/**
 * Of rows of `submission`: those of the answers with these names that are short, for lists, which may be of many submissions of a megabyte each. While one is corrected, lists
 * show what was sent (GBK-06).
 */
export const shortAnswers = (names: readonly string[]): RawBuilder<Readonly<Record<string, unknown>> | null> => sql`(
  select jsonb_object_agg(key, value) from jsonb_each(coalesce((
    select given.answers from submission_version as given where given.tenant_id = submission.tenant_id
      and given.submission_id = submission.id and given.number = submission.correction_of), submission.answers))
  where key = any (${sql.val([...names])}::text[]) and octet_length(value::text) <= ${maxShort}
)`;
