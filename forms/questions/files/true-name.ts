import { detectFileType } from './detect-file-type.ts';
import { endingOf, isKnownEnding, knownEndings, mediaTypeOf, mediaTypes } from './file-kinds.ts';

/** Signs of a second format in the first bytes of a file, which some reader would open it as. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?(?:xml|php))|%PDF-/i;

/** Of these kinds a file may have the name of another: a picture or a PDF is one by its content alone (docs/decisions/0028). */
const isByContent = (type: string | undefined): boolean => type?.startsWith('image/') === true || type === 'application/pdf';

/** Whether a file of this name may be a picture or a PDF of another kind: it is named as any of these, or without an ending. Pure. */
export function mayHaveOtherName(name: string): boolean {
  const ending = endingOf(name);
  return ending === '' || isByContent(mediaTypeOf(ending));
}

/**
 * The media type by its first bytes of a picture or a PDF that is named as any of these, or without an ending; undefined of every other file, and of one that might
 * be two things at once. Pure.
 */
export function trueTypeOf(name: string, head: Uint8Array): string | undefined {
  const type = detectFileType(head);
  if (type === null || !isByContent(type) || !mayHaveOtherName(name)) return undefined;
  const text = new TextDecoder('latin1').decode(head);
  const afterHeader = type === 'application/pdf' ? text.slice(text.indexOf('%PDF-') + 5) : text;
  return markup.test(afterHeader) ? undefined : type;
}

/**
 * The name under which a file of this media type is stored: with an ending of its kind, which replaces the known one of another kind or a further
 * one of its own (`photo.jfif` is `photo.jpg`). At most 255 characters. Pure.
 */
export function nameOfType(name: string, type: string): string {
  const ending = endingOf(name);
  if (isKnownEnding(ending) && mediaTypes[ending] === type) return name;
  const own = knownEndings.find((known) => mediaTypes[known] === type);
  if (own === undefined) return name;
  const begin = mediaTypeOf(ending) === undefined ? name : name.slice(0, -ending.length - 1);
  return `${begin.slice(0, 254 - own.length).toWellFormed()}.${own}`;
}
