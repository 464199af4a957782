import { _, type CodeKeywordDefinition } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { createAjv, shorten } from '../../schemas/check/create-ajv.ts';
import { isText } from '../../schemas/check/schema-issues.ts';
import { guardedOf, traitsOf } from '../../schemas/shared/traits.ts';
import { compact } from './compact.ts';
import type { Json, Source } from './discover.ts';
import { tidy } from './publish.ts';

/** As the keyword of `createAjv`, written as a call of the shared `isText`. */
const threeForms: CodeKeywordDefinition = {
  keyword: 'x-three-forms',
  schemaType: 'number',
  code(cxt) {
    const call = cxt.gen.scopeValue('func', { ref: isText, code: _`isText` });
    cxt.fail(_`!${call}(${cxt.data}, ${cxt.schema as number})`);
  },
};

/** Source of `schemas/built/<name>.js`: a validator that needs no library, wrapped into the shape of `BlockSchema`. */
export function compile(source: Pick<Source, 'file' | 'schema' | 'texts'>): { js: string; dts: string } {
  const ajv = createAjv({ standalone: threeForms });
  const schema = shorten(tidy(source.schema)) as Json;
  const plain = standalone
    .default(ajv, ajv.compile(schema))
    .replace(/^"use strict";/, '')
    .replace(/export const validate = \w+;/, '')
    .replace(/export default (\w+);/, 'const check = $1;');
  const code = compact(plain, schema);
  const library = /require\([^)]*\)/.exec(code)?.[0];
  if (library) throw new Error(`needs a library at run time (${library}): use plainer keywords (no uniqueItems over objects).`);
  if (!code.includes('const check = ')) throw new Error('the compiled validator has an unknown shape; was ajv upgraded?');

  const traits = traitsOf(tidy(source.schema));
  const used = ['complain', 'issuesOf', 'isText'].filter((name) => name === 'issuesOf' || code.includes(name));
  const keys = Object.keys(source.texts).map((key) => `readonly ${JSON.stringify(key)}: string;`);
  const head = `// Made by npm run build:schemas from ${source.file}.`;
  return {
    js: `${head}
import { ${used.join(', ')} } from './runtime/faults.js';
${code}
export const validate = (props) => (check(props) ? [] : issuesOf(check.errors));
export const localised = ${JSON.stringify(traits.localised)};
export const html = ${JSON.stringify([...traits.html, ...traits.markdown])};
export const guarded = ${JSON.stringify(guardedOf(traits))};
export const texts = ${JSON.stringify(source.texts)};
`,
    dts: `${head}
import type { SchemaIssue } from '../check/schema-issues.ts';
export declare function validate(props: unknown): readonly SchemaIssue[];
export declare const localised: readonly string[];
export declare const html: readonly string[];
export declare const guarded: readonly string[];
export declare const texts: { ${keys.join(' ')} };
`,
  };
}
