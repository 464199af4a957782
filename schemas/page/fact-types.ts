import type { FactPlace, FactSource, facts } from './facts.ts';

type Facts = typeof facts;
type Concrete<Path extends keyof Facts> = Path extends `${infer Group}.*` ? `${Group}.${string}` : Path;

/** A declared path, or one below `query.` or `forms.status.`. */
export type FactPath = Concrete<keyof Facts>;

type ValueOf<Domain> = Domain extends { codes: readonly (infer Code)[] }
  ? Code
  : Domain extends { type: 'text' | 'status-code' }
    ? string
    : Domain extends { type: 'boolean' }
      ? boolean
      : number;

/** Facts that a rule at this place may read, all of them, each with its value; undefined: known to have none. */
export type FactsAt<Place extends FactPlace> = {
  readonly [Path in keyof Facts as Place extends Facts[Path]['places'][number] ? Concrete<Path> : never]:
    | ValueOf<Facts[Path]['domain']>
    | undefined;
};

/** Facts that this source makes known, all of them, each with its value; undefined: known to have none. */
export type FactsFrom<Source extends FactSource> = {
  readonly [Path in keyof Facts as Facts[Path]['source'] extends Source ? Concrete<Path> : never]:
    | ValueOf<Facts[Path]['domain']>
    | undefined;
};

/** Data needs that make facts known. */
export type TeachingNeed = Extract<Facts[keyof Facts]['source'], { need: string }>['need'];

/** JSON value a fact may hold. */
export type FactValue = string | number | boolean | null | readonly FactValue[] | { readonly [key: string]: FactValue };

/** Facts that became known; undefined: known to have no value. */
export type KnownFacts = Readonly<Partial<Record<FactPath, FactValue | undefined>>>;

/**
 * What is known of one fact. `pending`: not known yet (before the session or data answered): a rule that reads it is
 * hidden with its space reserved. `absent`: known to have no value; rules read null.
 */
export type FactState =
  | { readonly state: 'known'; readonly value: FactValue }
  | { readonly state: 'pending' }
  | { readonly state: 'absent' };
