/** Control characters, marks that turn the direction of text round or show nothing, and what separates the parts of a path. */
const misleading = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\\/]|^\.+/g;

/** A file's name as it may be shown and stored: each sign that would make it read as another name, or as a path, is `_`. Pure. */
export const plainFileName = (name: string): string => name.toWellFormed().replace(misleading, '_');

interface NamedFile {
  readonly name: string;
  /** Bytes, where they are known. */
  readonly size?: number | undefined;
}

/** Whether two files that have no id in common are taken for one: of one name, as it is stored, and of one size. Pure. */
export const isSameFile = (one: NamedFile, other: NamedFile): boolean =>
  plainFileName(one.name) === plainFileName(other.name) && (one.size === undefined || other.size === undefined || one.size === other.size);
