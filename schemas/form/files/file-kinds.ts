/** Media types of the files that a claimant may send at all, by their endings. */
export const mediaTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
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

/** Whether claimants may send such a file at all, by its ending in small letters and without the dot. Pure. */
export const isKnownEnding = (ending: string): ending is KnownEnding => Object.hasOwn(mediaTypes, ending);

/** The media type of a file by its ending, in small letters and without the dot; undefined where claimants may not send such a file. Pure. */
export const mediaTypeOf = (ending: string): string | undefined => (isKnownEnding(ending) ? mediaTypes[ending] : undefined);

/**
 * CTL-CFG: endings of the files that a tenant takes, by its list, in whose order they are: each one that is known, in small letters and without the
 * dot. Without a list all known ones. Pure.
 */
export const allowedEndings = (listed: readonly string[]): readonly KnownEnding[] =>
  listed.length > 0 ? [...new Set(listed.map((ending) => withoutDot(ending.toLowerCase())))].filter(isKnownEnding) : knownEndings;

/** `pdf` of `.pdf`. Pure. */
export const withoutDot = (ending: string): string => ending.replace(/^\./, '');

/** The ending of a file's name in small letters, without its dot; empty where there is none. Pure. */
export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
