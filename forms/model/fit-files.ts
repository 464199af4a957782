import { fileAnswers, isStoredFile, isOfUploader, isWellFormed, type FileAnswer } from '../questions/files/file-answers.ts';
import { maxFilesOf, type FileQuestion } from '../questions/files/file-limits.ts';
import { suitsFileQuestion } from '../questions/files/file-problems.ts';

/**
 * CTL-OUT: files by name, size and place, and nothing else, as many and such as the question itself takes; undefined for anything else. What the server has
 * was taken when it came, and stays whatever the question takes by now (docs/decisions/0008). Pure.
 */
export function fitFiles(question: FileQuestion, value: unknown): readonly FileAnswer[] | undefined {
  const files = fileAnswers(value);
  // An uploader's answer, too, where the question was one before.
  const given: unknown = isOfUploader(value) ? value.files : value;
  if (!Array.isArray(given) || files.length < given.length) return undefined;
  const coming = files.filter((file) => !isStoredFile(file));
  const fits =
    files.every((file) => isWellFormed(file) && file.size > 0) &&
    coming.every((file) => suitsFileQuestion(question, file)) &&
    (coming.length === 0 || files.length <= maxFilesOf(question));
  return fits ? files.map(({ name, type, size, content }) => ({ name, type, size, content })) : undefined;
}
