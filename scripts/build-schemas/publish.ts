import { pluralCategories } from '../../locale/plurals/plural-categories.ts';
import { isCounted } from '../../locale/plurals/plural-forms.ts';
import type { Json, Source } from './discover.ts';
import { traitsOf } from '../../schemas/shared/traits.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';
const base = 'https://portico.example/schemas/';

const words = (name: string) =>
  name.replace(/[-_]/g, ' ').replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
const sentence = (name: string) => words(name).replace(/^./, (first) => first.toUpperCase());

/**
 * The same schema, plainer: a union of constants becomes an enum (editors complete it, its fault is one sentence), and a
 * record of anything declares it with `additionalProperties`, which traits follow. Drops what is not JSON.
 */
export function tidy(schema: unknown): Json {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const { anyOf, ...rest } = node as Json & { anyOf?: Json[] };
    const constants = anyOf?.map((branch) => branch.const);
    if (constants?.length && constants.every((constant) => constant !== undefined)) {
      const kinds = new Set(constants.map((constant) => typeof constant));
      return { ...(visit(rest) as Json), ...(kinds.size === 1 && kinds.has('string') ? { type: 'string' } : {}), enum: constants };
    }
    const { patternProperties, ...record } = node as Json & { patternProperties?: Json };
    const anything =
      patternProperties && Object.keys(patternProperties).length === 1
        ? (patternProperties['^.*$'] ?? patternProperties['^(.*)$'])
        : undefined;
    if (anything) return { ...(visit(record) as Json), additionalProperties: visit(anything) };
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
  };
  return visit(JSON.parse(JSON.stringify(schema))) as Json;
}

/** One document: `$schema`, `$id` and a title first, then the schema. */
export function document(name: string, schema: unknown, more: Json = {}): Json {
  const { title, description, ...rest } = tidy(schema);
  return {
    $schema: dialect,
    $id: `${base}${name}.json`,
    title: title ?? sentence(name),
    ...(description ? { description } : {}),
    ...more,
    ...rest,
  };
}

export const publishType = (source: Source): Json =>
  document(source.type, source.schema, { ...(Object.keys(source.texts).length ? { 'x-texts': source.texts } : {}), 'x-kind': source.kind });

/** `block.json`: the envelope, and per type the schema of its props, so that an editor completes and underlines them. */
export function publishBlock(envelope: unknown, sources: readonly Source[]): Json {
  const placeable = sources.filter(({ kind }) => kind !== 'field');
  const plain = document('block', envelope);
  if (placeable.length === 0) return plain;
  const properties = plain.properties as Record<string, Json>;
  return {
    ...plain,
    properties: { ...properties, type: { description: properties.type?.description, enum: placeable.map(({ type }) => type) } },
    allOf: placeable.map(({ type, schema }) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      then: {
        properties: { props: { $ref: `${type}.json` } },
        ...((schema.required as string[] | undefined)?.length ? { required: ['props'] } : {}),
      },
    })),
  };
}

export function publishPage(page: unknown): Json {
  const plain = document('page', page);
  const properties = plain.properties as Record<string, Json>;
  return { ...plain, properties: { ...properties, component: { ...properties.component, items: { $ref: 'block.json' } } } };
}

/** `dictionary.json` knows every word of every block, with its English. */
export function publishDictionary(dictionary: unknown, sources: readonly Source[]): Json {
  const plain = document('dictionary', dictionary);
  const properties = plain.properties as Record<string, Json>;
  const { patternProperties, ...texts } = properties.texts as Json & { patternProperties?: Json };
  const [pattern, text] = Object.entries(patternProperties ?? {})[0] as [string, Json];
  const known = sources.flatMap((source) =>
    withForms(source.texts).map(([key, english]) => [`${source.type}.${key}`, { ...text, description: english }]),
  );
  return {
    ...plain,
    properties: {
      ...properties,
      texts: { ...texts, propertyNames: { pattern }, properties: Object.fromEntries(known), additionalProperties: text },
    },
  };
}

/** Words, and those with a count in every form that a language may have. */
const withForms = (texts: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, english]) => [
    [key, english] as const,
    ...(isCounted(texts, key)
      ? pluralCategories
          .filter((category) => !Object.hasOwn(texts, `${key}_${category}`))
          .map((category) => [`${key}_${category}`, `${english} (where a language has the form "${category}")`] as const)
      : []),
  ]);

/** Further states of an example are for the gallery: they repeat all that it has. */
const withoutStates = (examples: Json): Json => {
  const own = Object.entries(examples as Readonly<Record<string, object>>).map(([name, example]) => [
    name,
    { ...example, states: undefined },
  ]);
  return JSON.parse(JSON.stringify(Object.fromEntries(own))) as Json;
};

/** `catalog.json`: every type with all that another CMS needs to know of it. */
export const publishCatalog = (sources: readonly Source[]): Json => ({
  title: 'Catalog',
  description: 'Everything that can appear on a page. `schema` is relative to this file.',
  types: Object.fromEntries(
    sources.map((source) => [
      source.type,
      {
        kind: source.kind,
        schema: `${source.type}.json`,
        title: publishType(source).title,
        traits: traitsOf(tidy(source.schema)),
        texts: source.texts,
        needs: source.needs,
        interactive: source.interactive,
        ...(source.screen === undefined ? {} : { screen: source.screen }),
        examples: withoutStates(source.examples),
      },
    ]),
  ),
});
