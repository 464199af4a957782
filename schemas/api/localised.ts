import { Type } from 'typebox';

/** A text as PAGE-09 writes it: a string, by ISO 639-1 code, or in the order of the tenant's languages. */
export const localised = (maxLength = 500) =>
  Type.Union([
    Type.String({ maxLength }),
    Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ maxLength })),
    Type.Array(Type.String({ maxLength })),
  ]);
