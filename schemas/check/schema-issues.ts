/** One error of a schema validator in a value, in plain words. */
export interface SchemaIssue {
  /** JSON pointer from the root of what was checked. */
  readonly pointer: string;
  readonly message: string;
  /** The property that is wrong, for "did you mean". */
  readonly property?: string;
  /** Names or values that would have been right there. */
  readonly known?: readonly string[];
}

/** An error of ajv, as far as sentences need it. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A localised text (PAGE-09): a string, an object keyed by ISO 639-1 code, or an array in the order of the tenant's languages. */
export function isText(value: unknown, maxLength: number): boolean {
  if (typeof value === 'string') return value.length <= maxLength;
  if (typeof value !== 'object' || value === null) return false;
  const short = (text: unknown) => typeof text === 'string' && text.length <= maxLength;
  if (Array.isArray(value)) return value.length > 0 && value.every(short);
  const codes = Object.keys(value);
  return codes.length > 0 && codes.every((code) => /^[a-z]{2}$/.test(code) && short((value as Readonly<Record<string, unknown>>)[code]));
}

/** Adds an error. A shared function keeps the validators small. */
export function complain(
  errors: SchemaError[] | null,
  instancePath: string,
  schemaPath: string,
  keyword: string,
  params: SchemaError['params'],
): SchemaError[] {
  const error = { instancePath, schemaPath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  object: 'an object',
  array: 'a list',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};
const list = (values: unknown) => (values as unknown[]).map((value) => JSON.stringify(value)).join(', ');
const quantity = (count: unknown, one: string, many = `${one}s`) => `${String(count)} ${count === 1 ? one : many}`;

const sentences: Readonly<Record<string, (params: Readonly<Record<string, unknown>>, name: string) => string>> = {
  required: (p) => `The property "${String(p.missingProperty)}" is missing.`,
  additionalProperties: (p) => `There is no property "${String(p.additionalProperty)}" here.`,
  propertyNames: (p) => `The name "${String(p.propertyName)}" is not allowed here.`,
  type: (p, name) =>
    `${name} must be ${[p.type]
      .flat()
      .map((kind) => kinds[String(kind)])
      .join(' or ')}.`,
  enum: (p, name) => `${name} must be one of ${list(p.allowedValues)}.`,
  const: (p, name) => `${name} must be ${JSON.stringify(p.allowedValue)}.`,
  pattern: (p, name) =>
    p.words === undefined ? `${name} does not have the right form (${String(p.pattern)}).` : `${name} must be ${String(p.words)}.`,
  format: (p, name) => `${name} is not a valid ${String(p.format)}.`,
  minLength: (p, name) => `${name} must have at least ${quantity(p.limit, 'character')}.`,
  maxLength: (p, name) => `${name} is longer than ${quantity(p.limit, 'character')}.`,
  minItems: (p, name) => `${name} must have at least ${quantity(p.limit, 'item')}.`,
  maxItems: (p, name) => `${name} has more than ${quantity(p.limit, 'item')}.`,
  minProperties: (p, name) => `${name} must have at least ${quantity(p.limit, 'property', 'properties')}.`,
  uniqueItems: (_, name) => `${name} has the same item twice.`,
  minimum: (p, name) => `${name} must be at least ${String(p.limit)}.`,
  maximum: (p, name) => `${name} must be at most ${String(p.limit)}.`,
  exclusiveMinimum: (p, name) => `${name} must be more than ${String(p.limit)}.`,
  exclusiveMaximum: (p, name) => `${name} must be less than ${String(p.limit)}.`,
  multipleOf: (p, name) => `${name} must be a multiple of ${String(p.multipleOf)}.`,
  'x-three-forms': (_, name) => `${name} must be text, text by language code ({ "en": … }) or a list of texts, none of it too long.`,
};

const wrappers = new Set(['if', 'allOf', 'not']);

function sentence(error: SchemaError): SchemaIssue {
  const { keyword, instancePath: pointer, params } = error;
  const last = pointer.split('/').at(-1) ?? '';
  const name =
    last === '' ? 'The whole' : /^\d+$/.test(last) ? `Item ${Number(last) + 1}` : `"${last.replaceAll('~1', '/').replaceAll('~0', '~')}"`;
  const property = params.missingProperty ?? params.additionalProperty;
  return {
    pointer,
    message: sentences[keyword]?.(params, name) ?? `${name} does not have any of the forms allowed here.`,
    ...(typeof property === 'string' ? { property } : {}),
    ...(Array.isArray(params.known) ? { known: params.known as string[] } : {}),
    ...(keyword === 'enum' ? { known: (params.allowedValues as unknown[]).map(String) } : {}),
  };
}

/**
 * Plain sentences for the errors of ajv, one per fault. A choice (`anyOf`) without a match is described by its nearest
 * branch: the one with the fewest errors that passed its type and constants; else by one sentence.
 */
export function issuesOf(errors: readonly SchemaError[]): readonly SchemaIssue[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const kept = errors.filter(
    (error) => !wrappers.has(error.keyword) && !choices.some((choice) => error !== choice && below(error, choice)),
  );
  return kept.flatMap((error) => (choices.includes(error) ? nearest(error, errors) : [sentence(error)]));
}

const below = (error: SchemaError, choice: SchemaError) =>
  error.schemaPath.startsWith(`${choice.schemaPath}/`) && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`);

function nearest(choice: SchemaError, errors: readonly SchemaError[]): readonly SchemaIssue[] {
  const branches = new Map<string, SchemaError[]>();
  for (const error of errors) {
    if (error === choice || !below(error, choice)) continue;
    const branch = error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const near = [...branches.values()]
    .filter(
      (branch) =>
        !branch.some((error) => error.keyword === 'const' || (error.keyword === 'type' && error.instancePath === choice.instancePath)),
    )
    .sort((a, b) => a.length - b.length)[0];
  return near ? issuesOf(near) : [sentence(choice)];
}
