import { sql } from 'kysely';

const marker = '/* planned for its values */';

/**
 * Written into a statement, it has PostgreSQL plan it for the values of each call. Other statements used often get one plan for all values,
 * which is cheaper, and as good where a key is asked for.
 */
export const plannedForValues = sql.raw(marker);

export const isPlannedForValues = (text: string): boolean => text.includes(marker);
