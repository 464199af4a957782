import { Type } from 'typebox';

/** A property that may be absent. */
export const optional = Type.Optional;
/** A text of the API, short unless a property states another limit. */
export const text = (maxLength = 500) => Type.String({ maxLength });
/** The id of a record. */
export const id = Type.String({ minLength: 1, maxLength: 64 });
