import { isObject } from '#locale/is-object';
import type { FieldType } from '../field-type.ts';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { pagingTexts } from '#locale/messages/shared/paging';

/** A file of the list, as the answer keeps it. */
export interface ListedFile {
  readonly id: string;
  readonly name: string;
}

const maxListed = 500;

const isListed = (file: unknown): file is ListedFile =>
  isObject(file) &&
  typeof file['id'] === 'string' &&
  /^[\w-]{1,64}$/.test(file['id']) &&
  typeof file['name'] === 'string' &&
  file['name'].length <= 255;

/** CTL-ATT: whose files are listed: 0 and `Account`, or 1 and `Submission`. Pure. */
export const attachmentOwnerOf = (given: unknown): 'account' | 'submission' =>
  given === 1 || given === '1' || String(given).toLowerCase() === 'submission' ? 'submission' : 'account';

/** CTL-ATT: the answer names the files that were shown, so that a list that is required is not sent without any. */
export const attachmentsList = {
  properties: {
    attachmentOwner: {
      type: ['string', 'integer'],
      pattern: '^(0|1|[Aa]ccount|[Ss]ubmission)$',
      description: 'Whose files: Account (0), those that belong to no submission, or Submission (1).',
      default: 'Account',
    },
    ownerIdFieldName: {
      type: 'string',
      description: 'Question or value with the id of the owner; the list is read again when it changes.',
    },
    filePurpose: { type: 'string', description: 'Only files of this purpose.' },
    hideIfEmpty: {
      type: 'boolean',
      description: 'Whether the question is hidden, and asks for nothing, while there are no files.',
      default: false,
    },
    dateTimeFormat: {
      type: 'string',
      description: 'How date and time are written. Default: as the tenant writes them, else dd MMM yyyy hh:mm aa.',
    },
    pageSize: { type: 'integer', minimum: 1, maximum: 100, description: 'Files on one page of the list.', default: 3 },
  },
  words: {
    attachmentsRequired: 'A file is needed here.',
    attachmentsLoading: 'Loading the files…',
    attachmentsNone: 'There are no files here yet.',
    attachmentsFailed: 'We could not load the files.',
    attachmentsAgain: 'Try again',
    attachmentName: 'File',
    attachmentDate: 'Date',
    attachmentAction: 'Action',
    attachmentDownload: 'Download',
    attachmentProcessing: 'Attachment is being processed, please wait...',
    attachmentRefresh: 'Refresh',
    attachmentFailed: 'We could not fetch this file. Please try again.',
    attachmentMissing: 'This file did not arrive.',
    attachmentRefused: 'This file was refused.',
    attachmentsPrevious: pagingTexts.previous,
    attachmentsNext: pagingTexts.next,
    attachmentsPage: pagingTexts.pageOf,
  },
  isRequired: true,
  fit(value) {
    if (!Array.isArray(value) || value.length > maxListed || !value.every(isListed)) return undefined;
    return value.length === 0 ? undefined : value.map(({ id, name }) => ({ id, name }));
  },
  // One that hides itself has files, or asks for nothing.
  faults: (value, { isRequired, property }) =>
    value === undefined && isRequired && property('hideIfEmpty') !== true ? [{ word: 'attachmentsRequired' }] : [],
  readable: (value, { language }) => (value as readonly ListedFile[]).map(({ name }) => name).join(listSeparator(language)),
} as const satisfies FieldType;
