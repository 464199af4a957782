import type { FileLimits } from '#schemas/form';
import { inMegabytes } from '#schemas/shared/megabytes';

/** CTL-UPL: why a file cannot be sent, as the key of its words; undefined when it can. */
export function fileProblem(
  file: Pick<File, 'name' | 'size'>,
  { endings, maxSize }: FileLimits,
): 'fileEmpty' | 'fileType' | 'fileTooLarge' | undefined {
  const ending = file.name.toLowerCase().match(/\.([^.]+)$/)?.[1] ?? '';
  if (!endings.includes(ending)) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  return file.size > maxSize ? 'fileTooLarge' : undefined;
}

/** Limits as text: endings as a list, the size in megabytes. Pure. */
export const limitsInWords = ({ endings, maxSize }: FileLimits): { readonly endings: string; readonly size: number } => ({
  endings: endings.join(', ').toUpperCase(),
  size: inMegabytes(maxSize),
});
