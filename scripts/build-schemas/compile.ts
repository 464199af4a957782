import { Ajv2020, type CodeKeywordDefinition, type KeywordCxt, _ } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { traitsOf } from '../../schemas/shared/traits.ts';
import { compact } from './compact.ts';
import type { Json, Source } from './discover.ts';
import { tidy } from './publish.ts';

/** Formats that a regular expression can judge: they are written into the validator. */
const formats = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

/** The three forms of a localised text cost one call instead of three branches. The value is the longest text allowed. */
const threeForms: CodeKeywordDefinition = {
  keyword: 'x-three-forms',
  schemaType: 'number',
  error: { message: 'three forms' },
  code(cxt: KeywordCxt) {
    const isText = cxt.gen.scopeValue('func', { ref: 'isText', code: _`isText` });
    cxt.fail(_`!${isText}(${cxt.data}, ${cxt.schema as number})`);
  },
};

function shorten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shorten);
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as Json & { anyOf?: { maxLength?: number }[] };
  if (schema['x-localised']) return { 'x-three-forms': schema.anyOf?.[0]?.maxLength ?? 200_000 };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !['title', 'description', 'default', 'examples', '$schema', '$id'].includes(key) || typeof schema[key] === 'object')
      .map(([key, value]) => [key, shorten(value)]),
  );
}

export function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, unicodeRegExp: false, unicode: false, logger: false, messages: false, formats, code: { esm: true, source: true, lines: false, optimize: 2 } });
  ajv.addKeyword(threeForms);
  for (const keyword of ['x-localised', 'x-format', 'x-texts', 'x-kind', 'x-title']) ajv.addKeyword({ keyword });
  return ajv;
}

/** Source of `schemas/built/<type>.js`: a validator that needs no library, wrapped into the shape of `BlockSchema`. */
export function compile(source: Source): { js: string; dts: string } {
  const ajv = newAjv();
  const schema = shorten(tidy(source.schema)) as Json;
  const plain = standalone.default(ajv, ajv.compile(schema))
    .replace(/^"use strict";/, '')
    .replace(/export const validate = \w+;/, '')
    .replace(/export default (\w+);/, 'const check = $1;');
  const code = compact(plain, schema);
  if (code.includes('require(')) throw new Error(`needs a library at run time (${/require\([^)]*\)/.exec(code)?.[0]}): use plainer keywords (no uniqueItems over objects).`);
  if (!code.includes('const check = ')) throw new Error('the compiled validator has an unknown shape; was ajv upgraded?');
  const { localised } = traitsOf(tidy(source.schema));
  const keys = Object.keys(source.texts).map((key) => `readonly ${JSON.stringify(key)}: string;`);
  return {
    js: `// Made by npm run build:schemas from ${source.file}.
import { complain, faultsOf, isText } from './runtime/faults.js';
${code}
export const validate = (props) => (check(props) ? [] : faultsOf(check.errors, props));
export const localised = ${JSON.stringify(localised)};
export const texts = ${JSON.stringify(source.texts)};
`.replace(code.includes('isText') ? '' : ', isText', ''),
    dts: `// Made by npm run build:schemas from ${source.file}.
import type { Fault } from '../../engine/page/types.ts';
export declare function validate(props: unknown): readonly Fault[];
export declare const localised: readonly string[];
export declare const texts: { ${keys.join(' ')} };
`,
  };
}
