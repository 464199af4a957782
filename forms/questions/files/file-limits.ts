import type { FileLimits } from '#schemas/api';
import { inMegabytes } from '#schemas/shared/file-size';
import { numberFormat } from '#locale/dates-and-numbers/intl';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { beginningsOf } from '../answer-at.ts';
import { defaultEndings, knownEndings, mediaTypes, plainEnding, withoutDot, type KnownEnding } from './file-kinds.ts';
import { questionsIn } from '../questions-in.ts';

export type { FileLimits };

/** The limits of a question for files: endings and media types, as `.pdf,image/*`, and bytes; empty or 0 where it has none. */
export interface FileQuestion {
  readonly type?: unknown;
  readonly acceptedTypes?: unknown;
  /** SurveyJS's names for kinds of files: `image`, `document` … */
  readonly acceptedCategories?: unknown;
  readonly maxSize?: unknown;
  readonly minSize?: unknown;
  readonly allowMultiple?: unknown;
  readonly maxFiles?: unknown;
  /** Of an uploader alone. */
  readonly attachTo?: unknown;
  readonly filePurpose?: unknown;
}

/**
 * Limits of one question: its own kinds, else those of the tenant, and its own size within that of the tenant (CTL-UPL). A media type stands for
 * its endings, `image/*` for those of pictures that the tenant takes; one that has none, as `video/*`, limits nothing. Pure.
 */
export function limitsOf(question: FileQuestion, tenant: FileLimits): FileLimits {
  const { maxSize, minSize } = question;
  const endings = [...new Set(acceptedBy(question).flatMap((accepted) => endingsOf(accepted, tenant.endings)))];
  const own = typeof maxSize === 'number' && maxSize > 0 ? maxSize : tenant.maxSize;
  return {
    endings: endings.length > 0 ? endings : tenant.endings,
    maxSize: Math.min(own, tenant.maxSize),
    ...(typeof minSize === 'number' && minSize > 0 ? { minSize } : {}),
  };
}

function acceptedBy({ acceptedTypes, acceptedCategories }: FileQuestion): string[] {
  const named = typeof acceptedTypes === 'string' ? acceptedTypes.toLowerCase().split(',') : [];
  const categories = Array.isArray(acceptedCategories)
    ? acceptedCategories.filter((category) => category === 'image' || category === 'document')
    : [];
  return [
    ...named.map((accepted) => accepted.trim()).filter((accepted) => accepted !== ''),
    ...categories.map((category) => `${category}/*`),
  ];
}

function endingsOf(accepted: string, ofTenant: readonly string[]): readonly string[] {
  if (!accepted.includes('/')) return [plainEnding(withoutDot(accepted))];
  const [kind = '', subtype = ''] = accepted.split('/');
  if (subtype !== '*') return knownEndings.filter((ending) => mediaTypes[ending] === accepted);
  const isPicture = (ending: KnownEnding): boolean => mediaTypes[ending].startsWith('image/');
  const ofKind = knownEndings.filter((ending) => (kind === 'document' ? !isPicture(ending) : mediaTypes[ending].startsWith(`${kind}/`)));
  const taken = ofKind.filter((ending) => ofTenant.includes(ending));
  return taken.length > 0 ? taken : ofKind.filter((ending) => defaultEndings.includes(ending));
}

/** How many files one answer of the question holds. Pure. */
export const maxFilesOf = ({ allowMultiple, maxFiles }: FileQuestion): number =>
  allowMultiple === true ? (typeof maxFiles === 'number' && maxFiles > 0 ? maxFiles : Infinity) : 1;

/** The question for files whose answer has this path, `vehicles[0].photo`, at any depth of a definition. Pure. */
export function fileQuestionAt(definition: unknown, path: string): FileQuestion | undefined {
  for (const question of questionsIn(definition)) {
    const name = question['valueName'] ?? question['name'];
    if (typeof name !== 'string') continue;
    if (path === name && question['type'] === 'uploader') return { ...question, allowMultiple: question['allowMultiple'] !== false };
    if (path === name && (question['type'] === 'file' || question['cellType'] === 'file')) return question;
    const inside = path.startsWith(name) ? path.slice(name.length) : '';
    // A row of a panel has a number, one of a table of fixed rows a name, which may hold dots.
    for (const [, inRow] of /^[.[]/.test(inside) ? beginningsOf(inside.replace(/^\./, '')) : [])
      for (const part of ['templateElements', 'columns', 'detailElements']) {
        const found = fileQuestionAt(question[part], inRow);
        if (found) return found;
      }
  }
  return undefined;
}

/** Limits as text, in a language (ISO 639-1): endings as a list, the sizes in megabytes and, of the smallest, kilobytes (to one place of less than ten), and how many files are taken, where there is a limit. Pure. */
export const limitsInWords = ({ endings, maxSize, minSize = 0 }: FileLimits, language: string, maxFiles = Infinity) => ({
  ...(maxFiles < Infinity ? { files: maxFiles } : {}),
  endings: endings.join(listSeparator(language)).toUpperCase(),
  size: numberFormat(language).format(inMegabytes(maxSize)),
  minimum: numberFormat(language).format(inKilobytes(minSize)),
});

function inKilobytes(bytes: number): number {
  const places = bytes < 10 * 1024 ? 10 : 1;
  return Math.ceil((bytes / 1024) * places) / places;
}
