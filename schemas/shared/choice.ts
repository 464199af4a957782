import { Type } from 'typebox';

/** One of some names; published as an enum. */
export const choice = <const Names extends readonly string[]>(names: Names, description?: string) =>
  Type.Unsafe<Names[number]>(
    Type.Union(
      names.map((name: Names[number]) => Type.Literal(name)),
      description === undefined ? {} : { description },
    ),
  );
