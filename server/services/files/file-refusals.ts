import { ProblemError } from '../../platform/problems/index.ts';
import type { StoredFile } from './file-answer.ts';

export const alreadyHere = (): ProblemError => new ProblemError(409, 'already-received', 'This file has already arrived.');
export const wrongSize = (): ProblemError =>
  new ProblemError(413, 'file-size', 'The file has another size than announced. Choose it again.');
export const wrongKind = (): ProblemError =>
  new ProblemError(415, 'file-type', 'The file is of another kind than its name states. Choose another one.');

/** Only a file whose kind was right is scanned: one that was refused later was refused by the scanner. */
export const refused = ({ kind }: Pick<StoredFile, 'kind'>): ProblemError =>
  kind === null
    ? wrongKind()
    : new ProblemError(415, 'file-unsafe', 'The virus scanner does not let this file through. Choose another one.');
