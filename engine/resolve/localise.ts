import { own } from '../page/json.ts';
import { partsOf } from '../page/pointer.ts';

/** The language being shown, and the tenant's languages in order. */
export interface Languages {
  readonly language: string;
  readonly languages: readonly string[];
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * One text of the three forms of PAGE-09: a string, an object by ISO 639-1 code, or an array in the order of the tenant's
 * languages. A missing language falls back to the tenant's first, then to any; what is no text at all to nothing.
 */
export function pickText(value: unknown, { language, languages }: Languages): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return text(value[languages.indexOf(language)]) ?? value.find((item) => typeof item === 'string');
  if (typeof value !== 'object' || value === null) return undefined;
  return (
    text(own(value, language)) ?? text(own(value, languages[0] ?? '')) ?? Object.values(value).find((item) => typeof item === 'string')
  );
}

/**
 * Puts one language's text at every pointer (`*` stands for each item or key). Copies only what it changes; never throws;
 * a text that is not there stays away.
 */
export function localise(
  props: Readonly<Record<string, unknown>>,
  pointers: readonly string[],
  languages: Languages,
): Readonly<Record<string, unknown>> {
  return pointers.reduce<unknown>((value, pointer) => replace(value, partsOf(pointer), languages), props) as Readonly<
    Record<string, unknown>
  >;
}

function replace(value: unknown, [part, ...rest]: readonly string[], languages: Languages): unknown {
  if (value === undefined || value === null) return value;
  if (part === undefined) return pickText(value, languages) ?? '';
  if (typeof value !== 'object') return value;
  if (part === '*') {
    if (Array.isArray(value)) return value.map((item) => replace(item, rest, languages));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replace(item, rest, languages)]));
  }
  const found = own(value, part);
  return found === undefined || Array.isArray(value) ? value : { ...value, [part]: replace(found, rest, languages) };
}
