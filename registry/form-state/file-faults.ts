import { filled } from '#engine';
import {
  fileProblem,
  fileQuestionAt,
  hasArrived,
  limitsInWords,
  limitsOf,
  maxFilesOf,
  type FileAnswer,
  type FileLimits,
} from '#schemas/form';
import type { FormWords } from '../form-words/form-texts.ts';

/**
 * Why files that were chosen on an earlier page are not taken by the form as it is now, by their contents: its limits may be others since. What the server has
 * was taken when it came. Pure.
 */
export function fileFaultsAt(
  definition: unknown,
  tenant: FileLimits,
  text: FormWords,
): (path: string, files: readonly FileAnswer[]) => ReadonlyMap<string, string> {
  return (path, files) => {
    const question = fileQuestionAt(definition, path);
    if (!question) return new Map();
    const [limits, max] = [limitsOf(question, tenant), maxFilesOf(question)];
    let taken = files.filter(hasArrived).length;
    const faults = files.flatMap((file): [string, string][] => {
      if (hasArrived(file)) return [];
      const problem = fileProblem(file, limits);
      if (problem) return [[file.content, filled(text[problem], limitsInWords(limits))]];
      return (taken += 1) > max ? [[file.content, filled(text.filesTooMany, { files: max })]] : [];
    });
    return new Map(faults);
  };
}
