/** Whether a value is one text, number or truth value. Pure. */
export const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
