import { fileQuestionAt, maxFilesOf, suitsFileQuestion } from '#forms/definition';

/** A file that is announced with answers. */
export interface AnnouncedFile {
  readonly questionName: string;
  readonly fileName: string;
  readonly size: number;
}

/** Those of the files whose question is in one of the definitions: answers of no question are left out too (FRM-10). Pure. */
export const askedFiles = <File extends AnnouncedFile>(definitions: readonly unknown[], files: readonly File[]): readonly File[] =>
  files.filter(({ questionName }) => definitions.some((definition) => fileQuestionAt(definition, questionName) !== undefined));

/** Names of the questions for which files were announced that none of the definitions takes: of another kind or size, or too many. Pure. */
export function unaskedFiles(definitions: readonly unknown[], files: readonly AnnouncedFile[]): string[] {
  const names = [...new Set(files.map(({ questionName }) => questionName))];
  return names.filter((name) => {
    const announced = files.filter(({ questionName }) => questionName === name);
    return !definitions
      .map((definition) => fileQuestionAt(definition, name))
      .some(
        (question) =>
          question !== undefined &&
          announced.length <= maxFilesOf(question) &&
          announced.every(({ fileName, size }) => suitsFileQuestion(question, { name: fileName, size })),
      );
  });
}
