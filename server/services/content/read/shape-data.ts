import type { ContentData } from '../../../platform/db/index.ts';
import type { AppLanguage } from '../access/content-context.ts';
import { wantedLanguages, type Reading } from './reading.ts';

type Partitions = Record<string, unknown>;

/** Data as the caller asked for it: fields, languages with their fallbacks, flattened. Pure. */
export function shapeData(data: ContentData, reading: Reading, languages: readonly AppLanguage[]): Record<string, unknown> {
  const wanted = wantedLanguages(languages, reading.languages);
  const shaped = Object.entries(data)
    .filter(([field]) => !reading.fields || reading.fields.includes(field))
    .map(([field, partitions]) => [field, inLanguages(partitions, reading.fillLanguages, languages, wanted)] as const);
  return Object.fromEntries(reading.flatten ? shaped.flatMap(flattened) : shaped);
}

function inLanguages(partitions: Partitions, fill: boolean, languages: readonly AppLanguage[], wanted: readonly string[]): Partitions {
  if (Object.hasOwn(partitions, 'iv')) return { iv: partitions['iv'] };
  const master = languages.find(({ isMaster }) => isMaster)?.iso2Code;
  return Object.fromEntries(
    languages
      .filter(({ iso2Code }) => wanted.includes(iso2Code))
      .flatMap(({ iso2Code, fallback }) => {
        const sources = fill ? [iso2Code, ...fallback, ...(master === undefined ? [] : [master])] : [iso2Code];
        const source =
          sources.find((code) => Object.hasOwn(partitions, code) && partitions[code] !== null) ??
          (Object.hasOwn(partitions, iso2Code) ? iso2Code : undefined);
        return source === undefined ? [] : [[iso2Code, partitions[source]]];
      }),
  );
}

/** Nothing → dropped; one entry → its bare value, whatever its key; more → as it was. */
function flattened([field, partitions]: readonly [string, Partitions]): (readonly [string, unknown])[] {
  const values = Object.values(partitions);
  if (values.length === 0) return [];
  return [[field, values.length === 1 ? values[0] : partitions]];
}
