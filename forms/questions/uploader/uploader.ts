import { attachmentBehaviour, fileAnswers, isWellFormed, toUploader, type FileAnswer, type UploaderAnswer } from '../files/file-answers.ts';
import { allEndings, defaultEndings } from '../files/file-kinds.ts';
import { limitsInWords, limitsOf, maxFilesOf, type FileQuestion } from '../files/file-limits.ts';
import { fileWarningWords } from '#locale/messages/shared/file-warnings';
import { wrongKindWords } from '../files/found-kinds.ts';
import { fileProblems, fileProblemWords, type FileProblem } from '../files/file-problems.ts';
import { attachmentOwnerOf } from '../attachments-list/attachments-list.ts';
import type { FieldFault, FieldSettings, FieldType } from '../field-type.ts';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { filled } from '#locale/messages/filled';

type Settings = Pick<FieldSettings, 'property' | 'files'>;

const questionOf = ({ property }: Settings): FileQuestion => ({
  acceptedTypes: property('acceptedTypes'),
  minSize: property('minSize'),
  maxSize: property('maxSize'),
  allowMultiple: property('allowMultiple') !== false,
  maxFiles: property('maxFiles'),
});

/** CTL-UPL: what a file of the question may be: its own kinds and sizes, within those of the tenant. Pure. */
export const uploaderLimitsOf = (settings: Settings) =>
  limitsOf(questionOf(settings), settings.files ?? { endings: defaultEndings, maxSize: Infinity });

/** Why files of the answer cannot be sent, by their contents. Pure. */
const problemsOf = (files: readonly FileAnswer[], settings: Settings): ReadonlyMap<string, FileProblem> =>
  fileProblems(files, uploaderLimitsOf(settings), maxFilesOf(questionOf(settings)));

/** The answer that these files are: with what the definition states, each with its status; undefined without any. Pure. */
export function uploaderAnswer(files: readonly FileAnswer[], settings: Omit<FieldSettings, 'isRequired'>): UploaderAnswer | undefined {
  if (files.length === 0) return undefined;
  const problems = problemsOf(files, settings);
  const values = limitsInWords(uploaderLimitsOf(settings), settings.language, maxFilesOf(questionOf(settings)));
  const inWords = (problem: string): string => filled(settings.word(problem), values);
  return {
    savingBehaviour: attachmentBehaviour,
    attachTo: attachmentOwnerOf(settings.property('attachTo') ?? 'Submission') === 'account' ? 'Account' : 'Submission',
    filePurpose: String(settings.property('filePurpose') ?? ''),
    files: files.map(({ name, type, size, content }) => {
      const problem = problems.get(content);
      return toUploader({ name, type, size, content, ...(problem === undefined ? {} : { fault: inWords(problem) }) });
    }),
  };
}

const maxListed = 500;

const kinds = `(\\.?(${allEndings.join('|')})|[a-z]+/[\\w.+*-]+)`;

/** CTL-UPL: files, which are attached to the submission or the account. An answer of a plain question for files is taken over. */
export const uploader = {
  properties: {
    acceptedTypes: {
      type: 'string',
      pattern: `^\\s*(${kinds}(\\s*,\\s*${kinds})*)?\\s*$`,
      description: `Media types, as "image/*", and endings, as ".pdf, .jpg", of ${allEndings.join(', ')}; default: those of the tenant.`,
    },
    minSize: { type: 'integer', minimum: 1, description: 'Bytes that a file has at least.' },
    maxSize: {
      type: 'integer',
      minimum: 10_240,
      description: 'Bytes that a file has at most, as 10485760 for 10 MB; never more than the tenant takes.',
    },
    allowMultiple: { type: 'boolean', description: 'Whether several files are taken.', default: true },
    minFiles: { type: 'integer', minimum: 1, description: 'How many files are needed at least, where there are any.' },
    maxFiles: { type: 'integer', minimum: 1, description: 'How many files are taken at most.' },
    attachTo: {
      type: ['string', 'integer'],
      pattern: '^(0|1|[Aa]ccount|[Ss]ubmission)$',
      description: 'What the files belong to: Submission (1), or Account (0).',
      default: 'Submission',
    },
    filePurpose: { type: 'string', description: 'The purpose that the files are kept under.' },
  },
  words: {
    chooseFile: 'Choose a file',
    fileHint: 'You can send {endings}, up to {size} MB each.',
    fileHintSmallest: 'Each has at least {minimum} kB.',
    filesLater: 'Files are sent when you submit the form.',
    filesLaterOrSaved: 'Files are sent when you press “{saveAndReturn}” or submit the form.',
    filesAtOnce: 'Files are sent as soon as you choose them.',
    fileAgain: 'Choose {name} again: it was not sent before the page was left.',
    removeFile: 'Remove {name}',
    fileReady: 'Ready to upload',
    fileSending: 'Sending…',
    fileNotSent: 'Not sent yet',
    sendFile: 'Send',
    sendFileNamed: 'Send {name}',
    fileStored: 'Received',
    fileChecked: 'Received and checked',
    ...fileWarningWords,
    fileNotItsKind: 'The file is not what its name says, or it was changed. Choose another one.',
    fileUnsafe: 'The virus scanner does not let this file through. Choose another one.',
    ...wrongKindWords,
    ...fileProblemWords,
    filesRequired: 'Please choose a file.',
    filesInvalid: 'All uploaded files must be valid. Please review the error(s) detailed above/below.',
    filesTooFew: 'Files needed here at least: {files}.',
    filesTooMany: 'Files taken here at most: {files}.',
  },
  fit(value, settings) {
    const files = fileAnswers(value);
    return files.length <= maxListed && files.every(isWellFormed) ? uploaderAnswer(files, settings) : undefined;
  },
  faults(value, settings): readonly FieldFault[] {
    const files = fileAnswers(value);
    if (files.length === 0) return settings.isRequired ? [{ word: 'filesRequired' }] : [];
    const [min, max] = [Number(settings.property('minFiles') ?? 0), maxFilesOf(questionOf(settings))];
    const problems = [...problemsOf(files, settings).values()];
    return [
      ...(problems.some((problem) => problem !== 'filesTooMany') ? [{ word: 'filesInvalid' }] : []),
      ...(files.length < min ? [{ word: 'filesTooFew', values: { files: min } }] : []),
      ...(problems.includes('filesTooMany') ? [{ word: 'filesTooMany', values: { files: max } }] : []),
    ];
  },
  readable: (value, { language }) =>
    fileAnswers(value)
      .map(({ name }) => name)
      .join(listSeparator(language)),
} as const satisfies FieldType;
