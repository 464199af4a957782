import {
  fileProblems,
  fileQuestionAt,
  limitsInWords,
  limitsOf,
  maxFilesOf,
  type FileAnswer,
  type FileLimits,
} from '../../model/definition/index.ts';
import { filled } from '#locale/messages/filled';
import type { FormWords } from '../../texts.ts';

/**
 * Why files that were chosen on an earlier page are not taken by the form as it is now, by their contents: its limits may be others since. What the server has
 * was taken when it came. Pure.
 */
export function fileFaultsAt(
  definition: unknown,
  tenant: FileLimits,
  text: FormWords,
  language: string,
): (path: string, files: readonly FileAnswer[]) => ReadonlyMap<string, string> {
  return (path, files) => {
    const question = fileQuestionAt(definition, path);
    if (!question) return new Map();
    const [limits, max] = [limitsOf(question, tenant), maxFilesOf(question)];
    const problems = fileProblems(files, limits, max);
    // An uploader lists one too many itself, and takes it once there is room.
    const reported = [...problems].filter(([, problem]) => question.type !== 'uploader' || problem !== 'filesTooMany');
    return new Map(reported.map(([content, problem]) => [content, filled(text[problem], limitsInWords(limits, language, max))]));
  };
}
