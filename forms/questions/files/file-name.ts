import { endingOf, mediaTypeOf } from './file-kinds.ts';

/** Control characters, marks that turn the direction of text round or show nothing, and what separates the parts of a path. */
const misleading = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\\/]|^\.+/g;

/** A file's name as it may be shown and stored: each sign that would make it read as another name, or as a path, is `_`. Pure. */
export const plainFileName = (name: string): string => name.toWellFormed().replace(misleading, '_');

interface NamedFile {
  readonly name: string;
  /** Bytes, where they are known. */
  readonly size?: number | undefined;
}

/**
 * Whether two files that have no id in common are taken for one: of one name, as it is stored, and of one size. Where both sizes are known, one of them may have
 * got the ending of its true kind since. Pure.
 */
export function isSameFile(one: NamedFile, other: NamedFile): boolean {
  const [name, otherName] = [plainFileName(one.name), plainFileName(other.name)];
  if (one.size === undefined || other.size === undefined) return name === otherName;
  return one.size === other.size && isSameBeforeEnding(name, otherName);
}

/** Whether two names are those of one file, of which one may have got the ending of its kind since. Pure. */
export const isSameBeforeEnding = (one: string, other: string): boolean => one === other || withoutEnding(one) === withoutEnding(other);

function withoutEnding(name: string): string {
  const ending = endingOf(name);
  return mediaTypeOf(ending) === undefined ? name : name.slice(0, -ending.length - 1);
}
