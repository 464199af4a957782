import { endingOf, headBytes, mayHaveOtherName, nameOfType, plainFileName, takesEnding, trueTypeOf } from '../../model/definition/index.ts';

/** Fewer bytes are no picture, and no PDF. */
const leastBytes = 12;

/**
 * Calls `choose` with chosen files under names that read as what they are, on every screen and in what is sent: at once, or, where one has an ending that
 * is not taken, once its first bytes were read. A picture or a PDF of a kind that is taken then has the ending of its kind.
 */
export function nameChosenFiles(files: readonly File[], endings: readonly string[], choose: (files: readonly File[]) => void): void {
  const plain = files.map((file) => named(file, plainFileName(file.name)));
  const isOdd = ({ name, size }: File): boolean => size >= leastBytes && !takesEnding(endings, endingOf(name)) && mayHaveOtherName(name);
  if (plain.some(isOdd)) void Promise.all(plain.map((file) => (isOdd(file) ? namedByContent(file, endings) : file))).then(choose);
  else choose(plain);
}

/** A file that the device cannot read now has the name that it had. */
async function namedByContent(file: File, endings: readonly string[]): Promise<File> {
  try {
    const type = trueTypeOf(file.name, new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
    const name = type === undefined ? file.name : nameOfType(file.name, type);
    return takesEnding(endings, endingOf(name)) ? named(file, name, type) : file;
  } catch {
    return file;
  }
}

const named = (file: File, name: string, type = file.type): File =>
  name === file.name ? file : new File([file], name, { type, lastModified: file.lastModified });
