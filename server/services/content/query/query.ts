/** A question to the content store, however it was asked (OData or JSON). */
export interface ContentQuestion {
  readonly filter?: Filter;
  readonly search?: readonly string[];
  readonly sort: readonly Sort[];
  readonly top?: number;
  readonly skip?: number;
}

export type Path = readonly string[];
export type Literal = string | number | boolean | null;
export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';
export type TextTest = 'contains' | 'startswith' | 'endswith' | 'matchs';

export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'compare'; readonly path: Path; readonly op: Comparison; readonly value: Literal; readonly fold?: 'lower' | 'upper' }
  | { readonly kind: 'in'; readonly path: Path; readonly values: readonly Literal[] }
  | { readonly kind: 'text'; readonly path: Path; readonly op: TextTest; readonly value: string }
  | { readonly kind: 'empty' | 'exists'; readonly path: Path };

export interface Sort {
  readonly path: Path;
  readonly descending: boolean;
}

/** A query that cannot be answered; `message` is what Squidex puts into `details`. */
export class QueryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'QueryError';
  }
}

/** How deep a filter may nest, how many parts it may have, and how many terms a search: each term is looked for in every text of every item. */
export const limits = { depth: 50, parts: 500, searchTerms: 20, textLength: 10_000 } as const;

/** The terms of a search, where they are not too many. Pure; throws a QueryError. */
export function searchTerms(terms: readonly string[]): readonly string[] {
  if (terms.length > limits.searchTerms) throw new QueryError(`A search has at most ${limits.searchTerms} terms.`);
  return terms;
}
