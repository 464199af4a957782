import type { ErrorObject } from 'ajv/dist/2020.js';
import { escapePart } from '../shared/pointer.ts';
import { createAjv, shorten } from './create-ajv.ts';
import { issuesOf, type SchemaError, type SchemaIssue } from './schema-issues.ts';

/** Where an issue is, a property that is missing or unknown included. Pure. */
export const issuePointer = ({ pointer, property }: SchemaIssue): string =>
  property === undefined ? pointer : `${pointer}/${escapePart(property)}`;

export type Check = (value: unknown) => readonly SchemaIssue[];
/** By the text of the schema: compiling one takes a hundred times as long as using it. */
const checks = new Map<string, Check>();

/** Compiles a published schema (no `$ref`), equal ones once per process; the result is quick. Throws when the schema itself is wrong. */
export function schemaCheck(schema: unknown): Check {
  const text = JSON.stringify(schema);
  const check = checks.get(text) ?? compileCheck(schema);
  checks.set(text, check);
  return check;
}

function compileCheck(schema: unknown): Check {
  const validate = createAjv().compile(shorten(schema) as object);
  return (value) => (validate(value) ? [] : describedErrors(validate.errors));
}

/** Errors of an ajv of `createAjv`, in sentences. */
export const describedErrors = (errors: readonly ErrorObject[] | null | undefined): readonly SchemaIssue[] =>
  issuesOf((errors ?? []).map(informed));

/** The error of an unknown property with the names that are known there, and that of a pattern with its description (`x-pattern`). */
function informed({ keyword, instancePath, schemaPath, params, parentSchema }: ErrorObject): SchemaError {
  const known =
    keyword === 'additionalProperties' ? { known: Object.keys((parentSchema as { properties?: object }).properties ?? {}) } : {};
  const words = keyword === 'pattern' ? { words: (parentSchema as { 'x-pattern'?: string })['x-pattern'] } : {};
  return { keyword, instancePath, schemaPath, params: { ...params, ...known, ...words } };
}
