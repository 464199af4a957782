import { inMegabytes } from '#schemas/shared/file-size';
import { filled } from '#schemas/words/filled';
import type { texts } from './documents.schema.ts';

const megabyte = 1024 * 1024;

/** `312 kB`, from a megabyte on `1.4 MB`, in the numbers of the language. Pure. */
export function sizeInWords(bytes: number, text: Pick<Record<keyof typeof texts, string>, 'kilobytes' | 'megabytes'>, language: string) {
  const number = new Intl.NumberFormat(language);
  if (bytes >= megabyte) return filled(text.megabytes, { size: number.format(inMegabytes(bytes)) });
  return filled(text.kilobytes, { size: number.format(Math.max(1, Math.round(bytes / 1024))) });
}
