import { Type, type TSchema } from 'typebox';

/**
 * Schema parts for what tenants write. **The static type is what the component receives** (one language, picked by
 * resolve; html already sanitised; assets and links already addresses); the JSON Schema is what the tenant may write.
 */

interface Note {
  readonly title?: string;
  readonly description?: string;
  readonly default?: string;
}

const oneLanguage = (extra: object): TSchema => Type.Unsafe<string>({ type: 'string', ...extra });

function threeForms(string: object, note: Note, more: object) {
  return Type.Unsafe<string>({
    ...note,
    ...more,
    'x-localised': true,
    anyOf: [
      { type: 'string', ...string },
      { type: 'object', minProperties: 1, propertyNames: { pattern: '^[a-z]{2}$' }, additionalProperties: { type: 'string', ...string } },
      { type: 'array', minItems: 1, items: { type: 'string', ...string } },
    ],
  });
}

/** Plain text in the three forms of PAGE-09. */
export const Text = (note: Note & { maxLength?: number; pattern?: string; 'x-pattern'?: string } = {}) => {
  const { maxLength = 2000, pattern, 'x-pattern': inWords, ...rest } = note;
  return threeForms({ maxLength, ...(pattern ? { pattern, 'x-pattern': inWords } : {}) }, rest, {});
};

/** HTML a tenant wrote, localised; the component receives sanitised html for `<Prose html>`. */
export const Html = (note: Note = {}) => threeForms({ maxLength: 200_000 }, note, { 'x-format': 'html' });

/** Markdown a tenant wrote, localised; the component receives sanitised html for `<Prose html>`. */
export const Markdown = (note: Note = {}) => threeForms({ maxLength: 10_000 }, note, { 'x-format': 'markdown' });

/** Slug of an asset of this tenant (`logo.svg`) or an https address; the component receives an address. */
export const Asset = (note: Note = {}) =>
  oneLanguage({ ...note, minLength: 1, maxLength: 500, 'x-format': 'asset' }) as ReturnType<typeof Text>;

/** Slug of a file to download among the assets of this tenant (`guide.pdf`), or an https address; the component receives an address (`storedFile` reads it). */
export const File = (note: Note = {}) =>
  oneLanguage({ ...note, minLength: 1, maxLength: 500, 'x-format': 'file' }) as ReturnType<typeof Text>;

const httpsAddress = { minLength: 1, maxLength: 2000, pattern: '^https://', 'x-pattern': 'an address that begins with https://' };

/** Https address of what may be shown in a frame; its host must be one of the tenant's `outsideHosts.frames`. The component receives `#` when refused. */
export const Frame = (note: Note = {}) =>
  oneLanguage({ ...note, minLength: 1, maxLength: 2000, 'x-format': 'frame' }) as ReturnType<typeof Text>;

/** As `Frame`, of a document that the server does not change before a browser reads it. */
export const HttpsFrame = (note: Note = {}) => oneLanguage({ ...note, ...httpsAddress, 'x-format': 'frame' }) as ReturnType<typeof Text>;

/** Https address of a script of others; its host must be one of the tenant's `outsideHosts.scripts`. */
export const ExternalScript = (note: Note = {}) =>
  oneLanguage({ ...note, ...httpsAddress, 'x-format': 'script' }) as ReturnType<typeof Text>;

/** `/page/faqs`, `#part`, https, mailto or tel; the component receives a checked address (`#` when refused). */
export const Link = (note: Note = {}) =>
  oneLanguage({ ...note, minLength: 1, maxLength: 2000, 'x-format': 'link' }) as ReturnType<typeof Text>;

/** One of some names; published as an enum. */
export const choice = <const Names extends readonly string[]>(names: Names, description?: string) =>
  Type.Unsafe<Names[number]>(
    Type.Union(
      names.map((name: Names[number]) => Type.Literal(name)),
      description === undefined ? {} : { description },
    ),
  );
