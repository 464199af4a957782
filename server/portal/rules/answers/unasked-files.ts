import { fileQuestionAt, maxFilesOf, suitsFileQuestion } from '#schemas/form';

/** A file that is announced with answers. */
export interface AnnouncedFile {
  readonly questionName: string;
  readonly fileName: string;
  readonly size: number;
}

/** Names of the questions for which files were announced that none of the definitions asks for: no such question, another kind or size, or too many. Pure. */
export function unaskedFiles(definitions: readonly unknown[], files: readonly AnnouncedFile[]): string[] {
  const names = [...new Set(files.map(({ questionName }) => questionName))];
  return names.filter((name) => {
    const announced = files.filter(({ questionName }) => questionName === name);
    return !definitions.some((definition) => {
      const question = fileQuestionAt(definition, name);
      const suits = ({ fileName, size }: AnnouncedFile) => question !== undefined && suitsFileQuestion(question, { name: fileName, size });
      return question !== undefined && announced.length <= maxFilesOf(question) && announced.every(suits);
    });
  });
}
