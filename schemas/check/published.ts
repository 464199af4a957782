import { readFileSync, readdirSync } from 'node:fs';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { groupIssues } from '../tenant/groups.ts';
import { createAjv, shorten } from './create-ajv.ts';
import { describedErrors, type Check } from './schema-check.ts';

const folder = new URL('../published/', import.meta.url);

/** A schema of `schemas/published`, as a customer's CMS would read it. Throws when it is not built. */
export const readPublished = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

const checks = new Map<string, Check>();

/**
 * The check of documents (`page`, `tenant`, `theme` …) by their published schema and, of a tenant, by its groups: every error in a sentence.
 * Compiled when it is first needed, and kept. The blocks of a page are the engine's to check, unless `blocks` asks for them.
 */
export function publishedCheck(name: string, { blocks = false } = {}): Check {
  const key = `${name} ${blocks}`;
  const check = checks.get(key) ?? compilePublished(name, blocks);
  checks.set(key, check);
  return check;
}

function compilePublished(name: string, blocks: boolean): Check {
  const schema = shorten(blocks ? readPublished(name) : withoutReferences(readPublished(name)));
  const validate = (blocks ? withEverySchema() : createAjv()).compile(schema as object);
  const bySchema: Check = (value) => (validate(value) ? [] : describedErrors(validate.errors));
  return name === 'tenant' ? (value) => [...bySchema(value), ...groupIssues(value)] : bySchema;
}

let whole: Ajv2020 | undefined;

/** The ajv that knows each published schema by the name of its file, as references have it. */
function withEverySchema(): Ajv2020 {
  if (whole) return whole;
  const ajv = createAjv();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const schema = readPublished(file.slice(0, -'.json'.length)) as { readonly $id?: string };
    if (schema.$id) ajv.addSchema(shorten(schema) as object, file);
  }
  return (whole = ajv);
}

/** A schema in which whatever another one describes may be anything. Pure. */
export function withoutReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  return '$ref' in schema ? {} : Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutReferences(value)]));
}
