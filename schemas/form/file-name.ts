/** Control characters, marks that turn the direction of text round or show nothing, and what separates the parts of a path. */
const misleading = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\\/]|^\.+/g;

/** A file's name as it may be shown and stored: each sign that would make it read as another name, or as a path, is `_`. Pure. */
export const plainFileName = (name: string): string => name.toWellFormed().replace(misleading, '_');
