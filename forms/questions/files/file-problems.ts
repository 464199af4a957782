import { isStoredFile, type FileAnswer } from './file-answers.ts';
import { endingOf, plainEnding, takesEnding } from './file-kinds.ts';
import { limitsOf, type FileLimits, type FileQuestion } from './file-limits.ts';

/** Whether a file is of a kind and size that the question itself takes, whatever its tenant does (CTL-UPL). Pure. */
export function suitsFileQuestion(question: FileQuestion, file: NamedFile): boolean {
  return fileProblem(file, limitsOf(question, { endings: [plainEnding(endingOf(file.name))], maxSize: Infinity })) === undefined;
}

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Why a file of an answer cannot be sent, in words; the limits are filled in. */
export const fileProblemWords = {
  fileType: 'File type is not allowed',
  fileEmpty: 'Empty file cannot be uploaded',
  fileTooLarge: 'The file is larger than {size} MB.',
  fileTooSmall: 'The file is smaller than {minimum} kB.',
} as const;

/** CTL-UPL: why a file cannot be sent, as the key of its words; undefined when it can. Pure. */
export function fileProblem(file: NamedFile, { endings, maxSize, minSize = 0 }: FileLimits): keyof typeof fileProblemWords | undefined {
  if (!takesEnding(endings, endingOf(file.name))) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > maxSize) return 'fileTooLarge';
  return file.size < minSize ? 'fileTooSmall' : undefined;
}

/** Why a file of an answer cannot be sent, as the key of its words. */
export type FileProblem = keyof typeof fileProblemWords | 'filesTooMany';

/**
 * Why files of one answer cannot be sent, as the keys of their words, by their contents: each by itself, and those beyond as many as the question takes. What the
 * server has was taken when it came (CTL-UPL). Pure.
 */
export function fileProblems(
  files: readonly (NamedFile & Pick<FileAnswer, 'content'>)[],
  limits: FileLimits,
  max: number,
): ReadonlyMap<string, FileProblem> {
  let taken = files.filter(isStoredFile).length;
  const problems = files.flatMap((file): [string, FileProblem][] => {
    if (isStoredFile(file)) return [];
    const problem = fileProblem(file, limits);
    if (problem) return [[file.content, problem]];
    return (taken += 1) > max ? [[file.content, 'filesTooMany']] : [];
  });
  return new Map(problems);
}
