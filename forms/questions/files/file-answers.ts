/** What a file answer holds until the file itself has been sent: its name and size, and where it is (CTL-OUT). */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** `pending:<id>` while the file is only in the open form, `stored:<id>` once the server has it. */
  readonly content: string;
  /** Why it cannot be sent, where an uploader lists it all the same. */
  readonly fault?: string;
}

/** The id of a file, before and after it was sent. Pure. */
export const fileIdOf = ({ content }: Pick<FileAnswer, 'content'>): string => content.replace(/^\w+:/, '');

/** Whether the server has the file. Pure. */
export const isStoredFile = ({ content }: Pick<FileAnswer, 'content'>): boolean => content.startsWith('stored:');

/** Whether a file answer is one that a form can have made: a name, a size and a place, none too long. Pure. */
export const isWellFormed = ({ name, type, size, content }: FileAnswer): boolean =>
  name !== '' &&
  name.length <= 255 &&
  typeof type === 'string' &&
  type.length <= 200 &&
  Number.isSafeInteger(size) &&
  size >= 0 &&
  /^(pending|stored):[\w-]{1,64}$/.test(content);

/** A file of an uploader, as its answer keeps it; the status of one that cannot be sent is the text of its error (CTL-OUT). */
export interface UploaderFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly status: string;
}

/** FRM-14: the marker of an answer whose files are attachments. */
export const attachmentBehaviour = 1;

/** The answer of an uploader (CTL-OUT). */
export interface UploaderAnswer {
  readonly savingBehaviour: typeof attachmentBehaviour;
  readonly attachTo: 'Submission' | 'Account';
  readonly filePurpose: string;
  readonly files: readonly UploaderFile[];
}

/** The status of a file that was chosen, and of one that the server has: values of the answer, in no language. */
export const fileStatus = { ready: 'Ready to upload', received: 'Received' } as const;

/** A file of a set of answers. */
export interface FileAt {
  /** As the form's own expressions name the answer it belongs to: `logbook`, `vehicles[0].photo`. */
  readonly path: string;
  readonly file: FileAnswer;
}

type Answers = Readonly<Record<string, unknown>>;

const isFile = (item: unknown): item is FileAnswer =>
  typeof item === 'object' && item !== null && typeof (item as FileAnswer).name === 'string' && isFilePlace((item as FileAnswer).content);

/** A row of a panel may have a question called `content`, too. */
const isFilePlace = (content: unknown): boolean => typeof content === 'string' && /^(pending|stored):\S+$/.test(content);

const isUploaded = (item: unknown): item is UploaderFile =>
  typeof item === 'object' &&
  item !== null &&
  typeof (item as UploaderFile).id === 'string' &&
  typeof (item as UploaderFile).name === 'string' &&
  typeof (item as UploaderFile).status === 'string';

type OfUploader = Readonly<Record<string, unknown>> & { readonly files: readonly unknown[] };

/** Whether it has the shape of an uploader's answer. Pure. */
export const isOfUploader = (answer: unknown): answer is OfUploader =>
  typeof answer === 'object' && answer !== null && 'attachTo' in answer && Array.isArray((answer as Partial<OfUploader>).files);

/** A file of an uploader as every other answer for files has it. Pure. */
function fromUploader({ id, name, type, size, status }: UploaderFile): FileAnswer {
  const file = { name, type, size, content: `${status === fileStatus.received ? 'stored' : 'pending'}:${id}` };
  return status === fileStatus.received || status === fileStatus.ready ? file : { ...file, fault: status };
}

/** The file as the answer of an uploader has it. Pure. */
export const toUploader = ({ name, type, size, content, fault }: FileAnswer): UploaderFile => ({
  id: fileIdOf({ content }),
  name,
  size,
  type,
  status: fault ?? (isStoredFile({ content }) ? fileStatus.received : fileStatus.ready),
});

/** The files of an answer, that of an uploader included; of anything else an empty list. Pure. */
export function fileAnswers(answer: unknown): readonly FileAnswer[] {
  if (isOfUploader(answer)) return answer.files.filter(isUploaded).map(fromUploader);
  return Array.isArray(answer) ? answer.filter(isFile) : [];
}

/** Whether it is an answer for files that has none, as one of which all were lost: it answers nothing. Pure. */
export const hasNoFile = (answer: unknown): boolean => (isOfUploader(answer) || isEmptyList(answer)) && fileAnswers(answer).length === 0;

const isEmptyList = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

/** An answer with these files in place of its own, in the shape it had. Pure. */
export const withFiles = (answer: unknown, files: readonly FileAnswer[]): unknown =>
  isOfUploader(answer) ? { ...answer, files: files.map(toUploader) } : files;

/** Every file of a set of answers, at any depth, in their order. Pure. */
export function filesIn(answers: Answers): FileAt[] {
  const found: FileAt[] = [];
  mapFiles(answers, (path, files) => (found.push(...files.map((file) => ({ path, file }))), files));
  return found;
}

/** Whether an answer may name files: words and figures name none. Pure. */
export const mayNameFiles = (answer: unknown): boolean => typeof answer === 'object' && answer !== null;

/** The ids of every file of a set of answers. Pure. */
export const fileIdsIn = (answers: Answers): string[] => filesIn(answers).map(({ file }) => fileIdOf(file));

/** A copy of answers in which each answer for files, at any depth, is what `change` makes of it; an empty list may be one. Pure. */
export function mapFiles(
  answers: Answers,
  change: (path: string, files: readonly FileAnswer[]) => readonly FileAnswer[],
): Record<string, unknown> {
  const visit = (value: unknown, path: string): unknown => {
    if (isOfUploader(value)) return withFiles(value, change(path, fileAnswers(value)));
    if (Array.isArray(value)) {
      if (value.length === 0 || value.some(isFile)) return change(path, fileAnswers(value));
      return value.map((part: unknown, index) => visit(part, `${path}[${index}]`));
    }
    // A default value may be a date.
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part, path === '' ? name : `${path}.${name}`)]));
  };
  return visit(answers, '') as Record<string, unknown>;
}
