import { Ajv2020, type KeywordDefinition } from 'ajv/dist/2020.js';
import { mailAddress } from '../values/mail-address.ts';
import { isText } from './schema-issues.ts';

type Json = Readonly<Record<string, unknown>>;

/** Formats that a regular expression can check: standalone validators contain them. */
const formats = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  email: mailAddress,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

/** The three forms of a localised text in one keyword instead of three branches. Its value is the longest text allowed. */
const threeForms: KeywordDefinition = {
  keyword: 'x-three-forms',
  schemaType: 'number',
  validate: (maxLength: number, value: unknown) => isText(value, maxLength),
  errors: false,
};

/** A schema without titles and descriptions, localised texts in one keyword: the form that `createAjv` compiles. Pure. */
export function shorten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shorten);
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as Json & { readonly anyOf?: readonly { readonly maxLength?: number }[] };
  if (schema['x-localised']) return { 'x-three-forms': schema.anyOf?.[0]?.maxLength ?? 200_000 };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key]) => !['title', 'description', 'default', 'examples', '$schema', '$id'].includes(key) || typeof schema[key] === 'object',
      )
      .map(([key, value]) => [key, shorten(value)]),
  );
}

/**
 * An ajv (JSON Schema 2020-12, all errors, no messages: `issuesOf` makes them) that knows our `x-` keywords. Node only.
 * `standalone` writes the code of a validator that needs no library, with this keyword for localised texts; elsewhere making the code
 * of checks smaller takes longer than all checks of a start.
 */
export function createAjv({ standalone }: { standalone?: KeywordDefinition } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    unicodeRegExp: false,
    unicode: false,
    logger: false,
    messages: false,
    verbose: !standalone,
    formats,
    code: standalone ? { esm: true, source: true, lines: false, optimize: 2 } : { optimize: false },
  });
  ajv.addKeyword(standalone ?? threeForms);
  for (const keyword of ['x-localised', 'x-format', 'x-texts', 'x-kind', 'x-pattern']) ajv.addKeyword({ keyword });
  return ajv;
}
