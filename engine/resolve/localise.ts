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

/** Which parts of a value are texts: all of it, or parts of it by name (`*`: each item or key). */
type Places = 'text' | Map<string, Places>;
const placesOf = new WeakMap<readonly string[], Places>();

/**
 * Puts one language's text at every pointer (`*` stands for each item or key). Copies only what it changes; never throws;
 * a text that is not there stays away.
 */
export function localise(
  props: Readonly<Record<string, unknown>>,
  pointers: readonly string[],
  languages: Languages,
): Readonly<Record<string, unknown>> {
  let places = placesOf.get(pointers);
  if (!places) placesOf.set(pointers, (places = gather(pointers)));
  return replace(props, places, languages) as Readonly<Record<string, unknown>>;
}

/** Pointers as a tree, so that each value is visited once. */
function gather(pointers: readonly string[]): Places {
  const root = new Map<string, Places>();
  for (const pointer of pointers) {
    const parts = partsOf(pointer);
    let places: Places = root;
    for (const [index, part] of parts.entries()) {
      const last = index === parts.length - 1;
      const inner: Places = places.get(part) ?? (last ? 'text' : new Map<string, Places>());
      places.set(part, last ? 'text' : inner);
      if (inner === 'text') break;
      places = inner;
    }
  }
  return root;
}

function replace(value: unknown, places: Places, languages: Languages): unknown {
  if (value === undefined || value === null || typeof value === 'string') return value;
  if (places === 'text') return pickText(value, languages) ?? '';
  if (typeof value !== 'object') return value;
  const each = places.get('*');
  if (Array.isArray(value) && !each) return value;
  let copy: Record<string, unknown> | undefined;
  for (const key of each ? Object.keys(value) : places.keys()) {
    const found = own(value, key);
    const text = replace(found, places.get(key) ?? each!, languages);
    if (text !== found) (copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>)[key] = text;
  }
  return copy ?? value;
}
