import type { Json } from './discover.ts';

const unescape = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
const at = (schema: unknown, path: readonly string[]) => path.reduce<unknown>((node, key) => (node as Json | undefined)?.[key], schema);

/**
 * Makes ajv's standalone code small: each complaint is one call of the shared `complain`, unused arguments and tables go,
 * and a complaint about an unknown property also carries the names that are known there. Throws when ajv writes otherwise.
 */
export function compact(code: string, schema: unknown): string {
  const short = code
    .replace(
      /const (err\d+) = \{instancePath(?::(.+?))?,schemaPath:("[^"]*"),keyword:("[^"]*"),params:(\{.*?\})\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g,
      (_, _name, place: string | undefined, path: string, keyword: string, params: string) =>
        `vErrors = complain(vErrors, ${place ?? 'instancePath'}, ${path}, ${keyword}, ${informed(params, path, schema)});errors++;`,
    )
    .replace(/const evaluated\d+ = .*?if\(evaluated\d+\.dynamicItems\)\{evaluated\d+\.items = undefined;\}/g, '')
    .replace(/validate\d+\.evaluated = \{[^}]*\};/g, '')
    .replace(/\(data, \{instancePath="".*?\}=\{\}\)/g, '(data, instancePath = "")');
  const withoutTables = short
    .replace(/const (schema\d+) = (.*?);(?=const |function |$)/g, '')
    .replace(/\bschema\d+((?:\.\w+|\[\d+\]|\["[^"]*"\])+)/g, (_, path: string) =>
      JSON.stringify(
        at(
          schema,
          [...path.matchAll(/\.(\w+)|\[(\d+)\]|\["([^"]*)"\]/g)].map((part) => part[1] ?? part[2] ?? part[3] ?? ''),
        ),
      ),
    );
  const leftover = /const err\d+|\bschema\d+|\bevaluated\d+|dynamicAnchors/.exec(withoutTables);
  if (leftover) throw new Error(`the compiled validator holds "${leftover[0]}", which compact.ts does not know; was ajv upgraded?`);
  return withoutTables;
}

function informed(params: string, path: string, schema: unknown): string {
  if (!params.startsWith('{additionalProperty:')) return params;
  const parts = (JSON.parse(path) as string).split('/').slice(1, -1).map(unescape);
  const known = Object.keys((at(schema, [...parts, 'properties']) as Json | undefined) ?? {});
  return params.replace(/\}$/, `,known: ${JSON.stringify(known)}}`);
}
