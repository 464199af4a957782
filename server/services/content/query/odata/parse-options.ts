import { limits, QueryError, searchTerms, type ContentQuestion, type Path, type Sort } from '../query.ts';
import { parseFilter } from './parse-filter.ts';

const known = ['$filter', '$orderby', '$top', '$skip', '$search'] as const;

/** Reads the OData options of a list call; names are exact, everything else is ignored. Throws a QueryError. */
export function parseOptions(given: Readonly<Record<string, unknown>>): ContentQuestion {
  const options: Partial<Record<(typeof known)[number], string>> = {};
  for (const name of known) {
    const value = given[name];
    if (Array.isArray(value))
      throw new QueryError(`Query option '${name}' was specified more than once, but it must be specified at most once.`);
    if (typeof value === 'string' && value.trim() !== '') options[name] = value;
  }
  return {
    ...(options.$filter !== undefined && { filter: explained('$filter', options.$filter, parseFilter) }),
    ...(options.$search !== undefined && { search: explained('$search', options.$search, parseSearch) }),
    sort: options.$orderby === undefined ? [] : explained('$orderby', options.$orderby, parseOrder),
    ...count('top', options.$top),
    ...count('skip', options.$skip),
  };
}

function explained<T>(clause: string, text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof QueryError ? new QueryError(`OData ${clause} clause not valid: ${error.message}`) : error;
  }
}

/** `data/order/iv asc, created desc` → sort. Pure; throws a QueryError. */
function parseOrder(text: string): readonly Sort[] {
  const parts = text.split(',');
  if (parts.length > 20) throw new QueryError('At most 20 fields can be sorted by.');
  return parts.map((part) => {
    const [, path, direction] = /^\s*([A-Za-z_]\w*(?:\/[\w-]+)*)(?:\s+(asc|desc))?\s*$/.exec(part) ?? [];
    if (!path) throw new QueryError(`Syntax error in '${text}'.`);
    return { path: path.split('/') as Path, descending: direction === 'desc' };
  });
}

/** `word "two words"` (also joined by AND) → terms that must all occur. Pure; throws a QueryError. */
function parseSearch(text: string): readonly string[] {
  if (text.length > limits.textLength) throw new QueryError('The search is too long.');
  const terms = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|([^\s"]+)/g)]
    .map(([, quoted, plain]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '')
    .filter((term) => term !== '' && term !== 'AND');
  if (terms.length === 0 || (text.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1) throw new QueryError(`Expression expected in '${text}'.`);
  return searchTerms(terms);
}

function count(name: 'top' | 'skip', text: string | undefined): { top?: number; skip?: number } {
  if (text === undefined) return {};
  if (!/^\s*-?\d{1,10}\s*$/.test(text))
    throw new QueryError(`Failed to parse query: Invalid value '${text}' for $${name} query option found., for query: $${name}=${text}`);
  return { [name]: Number(text) };
}
