/** Media types of the files that a claimant may send at all, by their endings. */
export const mediaTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  tif: 'image/tiff',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  txt: 'text/plain',
  csv: 'text/csv',
};
export type KnownEnding = keyof typeof mediaTypes;

/** Endings of the files that a claimant may send at all; a tenant's configuration narrows them further. */
export const knownEndings = Object.keys(mediaTypes) as readonly KnownEnding[];

/** Further endings of the same kinds, as cameras, mail programs and scanners write them. A file is stored with the one that it stands for. */
const otherEndings: ReadonlyMap<string, KnownEnding> = new Map([
  ['jfif', 'jpg'],
  ['jpe', 'jpg'],
  ['jif', 'jpg'],
  ['heif', 'heic'],
  ['hif', 'heic'],
  ['tiff', 'tif'],
]);

/** Every ending by which a kind may be named, in a definition too. */
export const allEndings: readonly string[] = [...knownEndings, ...otherEndings.keys()];

/** What browsers do not show, and few programs open, is taken only if a tenant lists it. */
const listedOnly: readonly KnownEnding[] = ['tif'];

/** What a tenant without a list takes. */
export const defaultEndings = knownEndings.filter((ending) => !listedOnly.includes(ending));

/** Whether claimants may send such a file at all, by its ending in small letters and without the dot. Pure. */
export const isKnownEnding = (ending: string): ending is KnownEnding => Object.hasOwn(mediaTypes, ending);

/** The ending that is stored for this one: `jpg` for `jfif`. In small letters and without the dot; of an ending that is not known itself. Pure. */
export const plainEnding = (ending: string): string => otherEndings.get(ending) ?? ending;

/** The media type of a file by its ending, in small letters and without the dot; undefined where claimants may not send such a file. Pure. */
export function mediaTypeOf(ending: string): string | undefined {
  const plain = plainEnding(ending);
  return isKnownEnding(plain) ? mediaTypes[plain] : undefined;
}

/** The endings, of those that may name a file, that are of a kind with one of these: a question that takes `jpg` takes `.jpeg` and `.jfif`. Pure. */
export function endingsOfKinds(endings: readonly string[]): readonly string[] {
  const kinds = new Set(endings.map(mediaTypeOf));
  return [...new Set([...endings, ...allEndings.filter((ending) => kinds.has(mediaTypeOf(ending)))])];
}

/** Whether a question or tenant that lists these endings takes files of this one. Pure. */
export const takesEnding = (endings: readonly string[], ending: string): boolean => endingsOfKinds(endings).includes(ending);

/**
 * CTL-CFG: endings of the files that a tenant takes, by its list, in whose order they are: each one that is known, in small letters and without the
 * dot. Without a list all that need not be listed. Pure.
 */
export const allowedEndings = (listed: readonly string[]): readonly KnownEnding[] =>
  listed.length > 0
    ? [...new Set(listed.map((ending) => plainEnding(withoutDot(ending.toLowerCase()))))].filter(isKnownEnding)
    : defaultEndings;

/** `pdf` of `.pdf`. Pure. */
export const withoutDot = (ending: string): string => ending.replace(/^\./, '');

/** The ending of a file's name in small letters, without its dot; empty where there is none. Pure. */
export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
