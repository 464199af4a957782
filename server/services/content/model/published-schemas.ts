import { readFileSync, readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { groupIssues } from '#schemas/tenant';

const folder = new URL('../../../../schemas/published/', import.meta.url);

export interface PublishedSchema {
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, PublishedField>>;
}

export interface PublishedField {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly 'x-format'?: string;
  readonly 'x-localised'?: boolean;
}

/** A published document schema, as a customer's CMS would read it. */
export const readPublishedSchema = (name: string): PublishedSchema =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as PublishedSchema;

export interface DocumentIssue {
  /** JSON pointer into the document. */
  readonly pointer: string;
  readonly message: string;
}

type Check = (document: unknown) => readonly DocumentIssue[];
const checks = new Map<string, Check>();

/** A check of documents against a published schema, compiled when it is first needed and kept; answers every fault, none when valid. */
export function publishedCheck(name: string): Check {
  const check = checks.get(name) ?? compilePublished(name);
  checks.set(name, check);
  return check;
}

/** Knows all that is published; each is compiled when it is first asked for. Making the code of checks smaller takes longer than all checks of a start. */
let published: Ajv2020 | undefined;

function publishedSchemas(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, code: { optimize: false } });
  for (const file of readdirSync(folder)) {
    const schema = file.endsWith('.json') ? readPublishedSchema(file.slice(0, -'.json'.length)) : {};
    if (schema.$id) ajv.addSchema(schema);
  }
  return ajv;
}

function compilePublished(name: string): Check {
  published ??= publishedSchemas();
  const validate = published.getSchema(readPublishedSchema(name).$id ?? '');
  if (!validate) throw new Error(`schemas/published/${name}.json has no $id: run npm run build:schemas.`);
  return (document) =>
    validate(document)
      ? name === 'tenant'
        ? groupIssues(document)
        : []
      : (validate.errors ?? []).map(({ instancePath, message, params }) => ({
          pointer: instancePath,
          message: `${message ?? 'is not valid'}${'additionalProperty' in params ? `: ${String(params['additionalProperty'])}` : ''}`,
        }));
}
