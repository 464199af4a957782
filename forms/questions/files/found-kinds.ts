import { brandsOf, detectFileType, latin1 } from './detect-file-type.ts';
import { knownEndings, mediaTypes, plainEnding } from './file-kinds.ts';

/** Kinds of files in words, each with the endings that stand for it. */
const kinds = {
  kindPicture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'tif', 'avif', 'bmp', 'svg'],
  kindPdf: ['pdf'],
  kindWord: ['doc', 'docx', 'rtf', 'odt'],
  kindSpreadsheet: ['xls', 'xlsx', 'ods'],
  kindPresentation: ['ppt', 'pptx', 'odp'],
  kindText: ['txt', 'csv'],
  kindPage: ['html'],
  kindVideo: ['mp4', 'webm', 'avi'],
  kindSound: ['mp3', 'wav', 'ogg'],
  kindArchive: ['zip', 'rar', '7z', 'gz'],
  kindProgram: ['exe'],
} as const;

/** The words of a kind. */
type FileKindWord = keyof typeof kinds;

const kindWord = (ending: string): FileKindWord | undefined =>
  (Object.keys(kinds) as FileKindWord[]).find((word) => (kinds[word] as readonly string[]).includes(plainEnding(ending)));

/** Why a file is not taken whose content is of another kind than its name: words of a question for files. */
export const wrongKindWords = {
  fileIsNot: 'It is {found}, not {named}. Choose another one.',
  fileOfOtherKind: 'Its name ends in {named}, but it is of the kind {found}. Choose another one.',
  kindPicture: 'a picture',
  kindPdf: 'a PDF',
  kindWord: 'a Word document',
  kindSpreadsheet: 'a spreadsheet',
  kindPresentation: 'a presentation',
  kindText: 'a text',
  kindPage: 'a web page',
  kindVideo: 'a video',
  kindSound: 'a sound recording',
  kindArchive: 'an archive of files',
  kindProgram: 'a program',
} as const;

/**
 * What a file is, and is not, in words: `found` and `named` are the endings of its content and of its name. Undefined where one of them has no
 * words. Pure.
 */
export function wrongKindText(found: string, named: string, word: (key: keyof typeof wrongKindWords) => string): string | undefined {
  const [is, isNot] = [kindWord(found), kindWord(named)];
  if (!is || !isNot) return undefined;
  const values = is === isNot ? { found: found.toUpperCase(), named: named.toUpperCase() } : { found: word(is), named: word(isNot) };
  return word(is === isNot ? 'fileOfOtherKind' : 'fileIsNot').replace(/\{(found|named)\}/g, (_, key: 'found' | 'named') => values[key]);
}

/** Folders, or the names of parts, of containers whose kind they show. */
const parts: readonly (readonly [part: RegExp, ending: string])[] = [
  [/^word\//, 'docx'],
  [/^xl\//, 'xlsx'],
  [/^ppt\//, 'pptx'],
  [/^WordDocument$/, 'doc'],
  [/^(?:Workbook|Book)$/, 'xls'],
  [/^PowerPoint Document$/, 'ppt'],
];

const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^BM.{4}\0\0\0\0/s, 'bmp'],
  [/^\{\\rtf/, 'rtf'],
  [/^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<svg/i, 'svg'],
  [/^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head|body|script)/i, 'html'],
  [/^\x1aE\u00df\u00a3/, 'webm'],
  [/^RIFF.{4}AVI /s, 'avi'],
  [/^RIFF.{4}WAVE/s, 'wav'],
  [/^OggS/, 'ogg'],
  [/^(?:ID3|\u00ff[\u00fb\u00f3\u00f2])/, 'mp3'],
  [/^Rar!/, 'rar'],
  [/^7z\u00bc\u00af/, '7z'],
  [/^\x1f\u008b/, 'gz'],
  [/^(?:MZ|\x7fELF|#!|\u00cf\u00fa\u00ed\u00fe|\u00ca\u00fe\u00ba\u00be)/, 'exe'],
];

/** The ending that fits the content of a file, whatever it is called; `names`: of the parts, where it is a container. Undefined where it is not known. Pure. */
export function foundEnding(head: Uint8Array, names: readonly string[] = []): string | undefined {
  const type = detectFileType(head);
  if (type === 'application/zip') return endingOfParts(names) ?? 'zip';
  if (type === 'application/x-cfb') return endingOfParts(names);
  if (type !== null) return knownEndings.find((ending) => mediaTypes[ending] === type);
  const latin = latin1(head.subarray(0, 1024));
  const brands = brandsOf(latin);
  if (brands.length > 0) return brands.some((brand) => brand.startsWith('avi')) ? 'avif' : 'mp4';
  return beginnings.find(([beginning]) => beginning.test(latin))?.[1];
}

const endingOfParts = (names: readonly string[]): string | undefined => parts.find(([part]) => names.some((name) => part.test(name)))?.[1];
