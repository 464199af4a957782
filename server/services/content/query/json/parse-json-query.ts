import { isObject } from '#locale/is-object';
import {
  limits,
  QueryError,
  searchTerms,
  type Comparison,
  type ContentQuestion,
  type Filter,
  type Literal,
  type Path,
  type Sort,
  type TextTest,
} from '../query.ts';

const comparisons = new Set(['eq', 'ne', 'lt', 'le', 'gt', 'ge']);
const textTests = new Set(['contains', 'startswith', 'endswith', 'matchs']);

/** Reads Squidex's JSON query: `{ filter, fullText, sort, skip, take }`. Pure; throws a QueryError. */
export function parseJsonQuery(query: unknown): ContentQuestion {
  const { filter, fullText, sort = [], skip, take, top } = recordOf(query, 'The query');
  if (!Array.isArray(sort)) throw new QueryError("'sort' must be an array.");
  const count = readCount('take', take ?? top);
  const skipped = readCount('skip', skip);
  return {
    ...(filter !== undefined &&
      filter !== null &&
      Object.keys(recordOf(filter, "'filter'")).length > 0 && { filter: readFilter(filter, { depth: 0, parts: 0 }) }),
    ...(typeof fullText === 'string' && fullText.trim() !== '' && { search: searchTerms(fullText.trim().split(/\s+/)) }),
    sort: sort.map(readSort),
    ...(count !== undefined && { top: count }),
    ...(skipped !== undefined && { skip: skipped }),
  };
}

function readFilter(given: unknown, size: { depth: number; parts: number }): Filter {
  if (size.depth > limits.depth || ++size.parts > limits.parts) throw new QueryError('The filter is too large.');
  const filter = recordOf(given, "'filter'");
  const inner = (value: unknown): Filter => readFilter(value, Object.assign(size, { depth: size.depth + 1 }));
  for (const kind of ['and', 'or'] as const) {
    const parts = filter[kind];
    if (parts === undefined) continue;
    if (!Array.isArray(parts)) throw new QueryError(`'${kind}' must be an array.`);
    const filters = parts.map((part) => {
      const read = inner(part);
      size.depth--;
      return read;
    });
    return { kind, filters };
  }
  if (filter['not'] !== undefined) {
    const read = inner(filter['not']);
    size.depth--;
    return { kind: 'not', filter: read };
  }
  return readCondition(filter);
}

function readCondition({ path: given, op = 'eq', value = null }: Record<string, unknown>): Filter {
  const path = readPath(given);
  if (typeof op !== 'string') throw new QueryError("'op' must be a string.");
  const name = op.toLowerCase();
  if (name === 'empty' || name === 'exists') return { kind: name, path };
  if (name === 'in') {
    if (!Array.isArray(value)) throw new QueryError(`Expected Array for path '${path.join('.')}'.`);
    return { kind: 'in', path, values: value.map((one) => literalOf(one, path)) };
  }
  if (textTests.has(name)) {
    if (typeof value !== 'string') throw new QueryError(`Expected String for path '${path.join('.')}'.`);
    return { kind: 'text', path, op: name as TextTest, value };
  }
  if (!comparisons.has(name)) throw new QueryError(`'${op}' is not a valid operator for path '${path.join('.')}'.`);
  return { kind: 'compare', path, op: name as Comparison, value: literalOf(value, path) };
}

function literalOf(value: unknown, path: Path): Literal {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Literal;
  throw new QueryError(`Expected a plain value for path '${path.join('.')}'.`);
}

function readSort(given: unknown): Sort {
  const { path, order = 'ascending' } = recordOf(given, "'sort'");
  if (order !== 'ascending' && order !== 'descending') throw new QueryError("'order' must be 'ascending' or 'descending'.");
  return { path: readPath(path), descending: order === 'descending' };
}

/** `data.page-title.iv` or with slashes; `\.` is a dot inside a name. */
function readPath(path: unknown): Path {
  if (typeof path !== 'string' || path === '' || path.length > 500) throw new QueryError("Property 'path' is required.");
  const parts = (path.match(/(?:\\[./]|[^./])+/g) ?? []).map((part) => part.replaceAll(/\\([./])/g, '$1'));
  if (parts.length === 0) throw new QueryError(`Path '${path}' does not point to a valid property in the model.`);
  return parts;
}

function readCount(name: string, value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new QueryError(`'${name}' must be a whole number.`);
  return value;
}

function recordOf(value: unknown, name: string): Record<string, unknown> {
  if (isObject(value)) return value;
  throw new QueryError(`${name} must be an object.`);
}
