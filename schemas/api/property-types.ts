import { Type } from 'typebox';

/** A property that may be absent. */
export const optional = Type.Optional;
/** A text of the API, short unless a property states another limit. */
export const text = (maxLength = 500) => Type.String({ maxLength });
/** The id of a record. */
export const id = Type.String({ minLength: 1, maxLength: 64 });

/** The range of an integer column. */
export const whole = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });
export const count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** Answers of a form, by question. */
export const answers = Type.Record(Type.String({ maxLength: 200 }), Type.Unknown());
