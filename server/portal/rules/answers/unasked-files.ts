import { fileQuestionAt, maxFilesOf, suitsFileQuestion } from '#schemas/form';

/** A file that is announced with answers. */
export interface AnnouncedFile {
  readonly questionName: string;
  readonly fileName: string;
  readonly size: number;
}

/**
 * Names of the questions for which files were announced that none of the definitions takes: of another kind or size, or too many. `ofForm`: whether
 * a file of no question is the form's own. Pure.
 */
export function unaskedFiles(
  definitions: readonly unknown[],
  files: readonly AnnouncedFile[],
  { ofForm }: { readonly ofForm: boolean },
): string[] {
  const names = [...new Set(files.map(({ questionName }) => questionName))];
  return names.filter((name) => {
    const announced = files.filter(({ questionName }) => questionName === name);
    const questions = definitions.map((definition) => fileQuestionAt(definition, name)).filter((question) => question !== undefined);
    if (questions.length === 0) return !ofForm;
    return !questions.some(
      (question) =>
        announced.length <= maxFilesOf(question) &&
        announced.every(({ fileName, size }) => suitsFileQuestion(question, { name: fileName, size })),
    );
  });
}
