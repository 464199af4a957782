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

/** The media type of a file by its ending, in small letters and without the dot; undefined where claimants may not send such a file. Pure. */
export const mediaTypeOf = (ending: string): string | undefined =>
  Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending as KnownEnding] : undefined;

/** The ending of a file's name in small letters, without its dot; empty where there is none. Pure. */
export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
