/** Whether a value is one text, number that JSON can hold, or truth value. Pure. */
export const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
