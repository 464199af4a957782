import { endingOf, fieldWords, wrongKindText } from '#forms/definition';
import { ProblemError } from '../../platform/problems/index.ts';
import type { StoredFile } from './file-answer.ts';

export const alreadyHere = (): ProblemError => new ProblemError(409, 'already-received', 'This file has already arrived.');
export const wrongSize = (): ProblemError =>
  new ProblemError(413, 'file-size', 'The file has another size than announced. Choose it again.');

/** The words of the question, in English: the link of a file has no reader. `found`, the ending that fits the content, lets a screen state them in its own language. */
export function wrongKind(fileName = '', found?: string): ProblemError {
  const words = found && wrongKindText(found, endingOf(fileName), (key) => fieldWords[key]);
  return new ProblemError(415, 'file-type', words || fieldWords.fileNotItsKind, { members: found ? { found } : {} });
}

/** Only a file whose kind was right is scanned: one that was refused later was refused by the scanner. */
export const refused = ({ kind, file_name }: Pick<StoredFile, 'kind' | 'file_name'>): ProblemError =>
  kind === null ? wrongKind(file_name) : new ProblemError(415, 'file-unsafe', fieldWords.fileUnsafe);
