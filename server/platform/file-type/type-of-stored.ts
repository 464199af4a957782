import { detectFileType, endingOf, foundEnding, mediaTypeOf, nameOfType, trueTypeOf } from '#forms/definition';
import { isEncryptedPackage, readCompoundFile } from './compound-file.ts';
import { kindOf } from './detect-file-type.ts';
import { hasZipEnd, isOfficeZip, zipNames } from './office-zip.ts';
import type { ReadPart } from './read-part.ts';

interface ReceivedFile {
  readonly fileName: string;
  readonly size: number;
  /** Its first bytes. */
  readonly head: Uint8Array;
  readonly read: ReadPart;
  /** Endings that its question takes; undefined: the one of its name alone. */
  readonly endings?: readonly string[] | undefined;
}

/** `kind` is a media type, or that of the container. */
type TypeOfFile = { readonly kind: string; readonly fileName: string } | { readonly kind: null; readonly found: string | undefined };

/**
 * What a file is by its content, and the name that fits it: as its name states, or as another picture or PDF that its question takes (SEC-38,
 * docs/decisions/0028). Otherwise no kind, with the ending that would fit its content.
 */
export async function typeOfStored(file: ReceivedFile): Promise<TypeOfFile> {
  const { fileName, head, read, size } = file;
  const named = await namedType(file);
  if (named !== null) return { kind: named, fileName: nameOfType(fileName, named) };
  const other = trueTypeOf(fileName, head);
  if (other && file.endings && takesType(file.endings, other) && !(await hasZipEnd(size, read))) {
    return { kind: other, fileName: nameOfType(fileName, other) };
  }
  return { kind: null, found: foundEnding(head, await partNames(head, size, read)) };
}

const takesType = (endings: readonly string[], type: string): boolean => endings.some((ending) => mediaTypeOf(ending) === type);

async function namedType({ fileName, head, size, read }: ReceivedFile): Promise<string | null> {
  const ending = endingOf(fileName);
  const kind = kindOf(fileName, head);
  if (kind === 'application/zip') return (await isOfficeZip(ending, size, read)) ? kind : null;
  if (kind !== null || !['docx', 'xlsx'].includes(ending) || detectFileType(head) !== 'application/x-cfb') return kind;
  const compound = await readCompoundFile(read);
  return compound && isEncryptedPackage(compound) ? 'application/x-cfb' : null;
}

async function partNames(head: Uint8Array, size: number, read: ReadPart): Promise<readonly string[]> {
  const type = detectFileType(head);
  if (type === 'application/zip') return zipNames(size, read);
  if (type !== 'application/x-cfb') return [];
  return (await readCompoundFile(read))?.streams.map(({ name }) => name) ?? [];
}
