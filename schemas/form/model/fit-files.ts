import { fileAnswers, type FileAnswer } from '../file-answers.ts';
import { maxFilesOf, suitsFileQuestion, type FileQuestion } from '../file-limits.ts';

/** CTL-OUT: files by name, size and place, and nothing else, as many and such as the question itself takes; undefined for anything else. Pure. */
export function fitFiles(question: FileQuestion, value: unknown): readonly FileAnswer[] | undefined {
  const files = fileAnswers(value);
  const isWhole = Array.isArray(value) && files.length === value.length && files.length <= maxFilesOf(question);
  const fits = isWhole && files.every((file) => isSound(file) && suitsFileQuestion(question, file));
  return fits ? files.map(({ name, type, size, content }) => ({ name, type, size, content })) : undefined;
}

const isSound = ({ name, type, size, content }: FileAnswer): boolean =>
  name !== '' &&
  name.length <= 255 &&
  typeof type === 'string' &&
  type.length <= 200 &&
  Number.isSafeInteger(size) &&
  size > 0 &&
  isPlace(content);

const isPlace = (content: string): boolean => /^(pending|stored):[\w-]{1,64}$/.test(content);
