import { numberFormat } from '#locale/dates-and-numbers/intl';
import { inMegabytes } from '#schemas/shared/file-size';
import { filled } from '#locale/messages/filled';
import type { texts } from './documents.schema.ts';

const megabyte = 1024 * 1024;

/** `100 bytes`, `312 kB`, from a megabyte on `1.4 MB`, in the numbers of the language. Pure. */
export function sizeInWords(
  bytes: number,
  text: Pick<Record<keyof typeof texts, string>, 'bytes' | 'kilobytes' | 'megabytes'>,
  language: string,
) {
  const number = numberFormat(language);
  if (bytes >= megabyte) return filled(text.megabytes, { size: number.format(inMegabytes(bytes)) });
  if (bytes < 1024) return filled(text.bytes, { size: number.format(bytes) });
  return filled(text.kilobytes, { size: number.format(Math.round(bytes / 1024)) });
}
