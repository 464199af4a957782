import { sql, type RawBuilder } from 'kysely';

/** Bytes of JSON; a list shows nothing that is longer. */
const maxShort = 4000;

/** Of rows of `submission`: those of the answers with these names that are short, for lists, which may be of many submissions of a megabyte each. */
export const shortAnswers = (names: readonly string[]): RawBuilder<Readonly<Record<string, unknown>> | null> => sql`(
  select jsonb_object_agg(key, value) from jsonb_each(submission.answers) where key = any (${sql.val([...names])}::text[]) and octet_length(value::text) <= ${maxShort}
)`;
