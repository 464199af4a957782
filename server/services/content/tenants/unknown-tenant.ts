/** A sentence for an operator who names a tenant that is not in the database. Pure. */
export const unknownTenant = (asked: string, known: readonly string[]): Error =>
  new Error(`There is no tenant "${asked}" in this database${known.length > 0 ? `, only ${known.join(', ')}` : ''}.`);
