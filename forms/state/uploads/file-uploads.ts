import type { SurveyModel } from 'survey-core';
import {
  fileIdOf,
  fileIdsIn,
  filesIn,
  isStoredFile,
  mapFiles,
  mayNameFiles,
  type FileAnswer,
  type FileAt,
} from '../../model/definition/index.ts';
import { questionAt } from '../../model/index.ts';
import type { Act } from '#schemas/page';
import type { FileWarning } from '#schemas/shared/statuses';
import { FileRemovals } from './file-removals.ts';
import { FileStates, type FileState } from './file-states.ts';
import { hiddenFileIds } from './hidden-file-ids.ts';
import { pendingFilesOf } from './pending-files.ts';
import { persistedAs } from './persistence.ts';
import { RetryLater } from '../retry-later.ts';
import { watchChecks } from './watch-file-checks.ts';

type Answers = Readonly<Record<string, unknown>>;

interface UploadOptions {
  readonly act?: Act | undefined;
  /** Whether files are sent as they are chosen; otherwise they go with the form. */
  readonly atOnce: boolean;
  /** Whether a file that an earlier document could not send goes on by itself: not where that would begin, or change, a draft unasked (FRM-15). */
  readonly goesOn: (id: string) => boolean;
  /** What is known of files that arrived before, by id. */
  readonly known: Readonly<Record<string, FileState>>;
  /** Ids of files that the person left out in an earlier document, and that the server may still have. */
  readonly removed?: readonly string[];
  /** Why the server refused a file whose content is of another kind than its name: the ending that fits it, and its name. */
  readonly wrongKind?: ((found: string, name: string) => string | undefined) | undefined;
  /** Why the server refused any other, by the code of its problem. */
  readonly reasons: { readonly 'file-type': string; readonly 'file-unsafe': string; readonly 'already-submitted': string };
}

/** Of the server: the same file would be refused again. */
const refusals = ['file-type', 'file-unsafe', 'file-empty', 'file-size', 'file-count', 'storage-full', 'answers-refused'];

/** FRM-13: sends the files of an open form to its draft as they are chosen, one after another, and deletes there what is left out again. */
export class FileUploads {
  /** What is known of each file; of one that is only in the open form nothing, until its turn has come. */
  readonly states: FileStates;
  readonly #model: SurveyModel;
  readonly #given: UploadOptions;
  readonly #aborts = new Map<string, AbortController>();
  /** The files that the answers name, by id. */
  #named: ReadonlyMap<string, FileAnswer>;
  readonly #retries = new RetryLater(() => this.retry());
  readonly #removals: FileRemovals;
  #submissionId: string | undefined;
  #queue: Promise<void> = Promise.resolve();
  /** Whose turn has not come. */
  readonly #queued = new Set<string>();
  readonly #checks: ReturnType<typeof watchChecks>;
  #isOver = false;
  #isSentElsewhere = false;
  #mayBeSentHere = false;

  constructor(model: SurveyModel, given: UploadOptions) {
    this.#model = model;
    this.#given = given;
    this.states = new FileStates(given.known);
    for (const id of this.states.idsIn('refused')) this.#refuse(id, 'file-unsafe');
    this.#named = this.#namedNow();
    this.#removals = new FileRemovals(given.act, { removed: () => this.states.announce(), failed: () => this.#retries.later() });
    this.#checks = watchChecks(given.act, (id, state) => this.#checked(id, state));
  }

  get atOnce(): boolean {
    return this.#given.atOnce && this.#given.act !== undefined;
  }

  /** The draft that files were sent to, by this document or before it; undefined where none was. */
  get submissionId(): string | undefined {
    return this.#submissionId;
  }

  /** How many files that were left out the server has deleted, as far as it may. */
  get deleted(): number {
    return this.#removals.deleted;
  }

  /** Begins to send, as long as the form is open; answers how to end it. What is on its way then still arrives: the draft names it. */
  open(submissionId: string | undefined): () => void {
    this.#submissionId ??= submissionId;
    if (!this.atOnce) return () => undefined;
    const changed = (_: unknown, { value }: { readonly value?: unknown }): void => {
      if (this.#named.size > 0 || mayNameFiles(value)) this.#follow();
    };
    this.#model.onValueChanged.add(changed);
    this.#retries.open();
    this.resume(this.#given.goesOn);
    if (this.#removals.ids.length > 0 || this.states.idsIn('not-sent').length > 0) this.#retries.later();
    if (submissionId !== undefined && this.states.idsIn('received').length > 0) this.#watch(submissionId);
    return () => {
      this.#model.onValueChanged.remove(changed);
      this.#retries.close();
      this.#checks.end();
    };
  }

  /** Sends what was chosen, or what this device has kept since an earlier document could not send it. */
  resume(mayGo: (id: string) => boolean = () => true): void {
    if (!this.atOnce) return;
    const isToSend = ({ path, file }: FileAt): boolean =>
      [undefined, 'waiting'].includes(this.states.of(fileIdOf(file))) &&
      pendingFilesOf(this.#model).fileOf(file) !== undefined &&
      // The server refuses what is not asked for; the device keeps it, and the draft its name, should it be asked for again.
      questionAt(this.#model, path) !== undefined;
    for (const one of this.#files()) if (mayGo(fileIdOf(one.file)) && isToSend(one)) this.#enqueue(fileIdOf(one.file));
  }

  /** Tries what could not be sent, or deleted, again. */
  retry(): void {
    this.#retries.stop();
    this.#removals.retry();
    for (const id of this.states.idsIn('not-sent')) this.#enqueue(id);
  }

  /** Sends what can be sent; what is left then goes with the form. Undefined where nothing is open, or there is no connection. */
  settle(): Promise<void> | undefined {
    if (!this.atOnce || !navigator.onLine || this.states.idsIn('waiting', 'sending', 'not-sent').length === 0) return undefined;
    this.retry();
    return this.#queue;
  }

  /** Ids of the files that are not among the answers sent, and that the server may still have: left out by the person, or by an answer that hides their question. */
  removedFrom(sent: Answers): readonly string[] {
    const { removed = [] } = this.#given;
    const named = new Set(fileIdsIn(sent));
    const ids = new Set([...removed, ...this.#removals.ids, ...hiddenFileIds(this.#model)]);
    return [...ids].filter((id) => !named.has(id));
  }

  /** Answers from before without the files that were left out since: nothing brings them back. */
  withoutLeftOut(answers: Answers): Answers {
    if (!this.atOnce) return answers;
    return mapFiles(answers, (_, files) => files.filter((file) => !isStoredFile(file) || this.#named.has(fileIdOf(file))));
  }

  /** The answers are given up for these: sends no file any more, and deletes every one that these do not name. */
  leaveOutAllBut(answers: Answers): void {
    if (!this.atOnce) return;
    this.#isOver = true;
    const before = new Set(fileIdsIn(answers));
    for (const [id, file] of this.#named) if (!before.has(id)) this.#leaveOut(id, file);
  }

  /** From now on the form may have been sent from here, where no answer comes: its files then go with the next try. */
  submitting(): void {
    this.#mayBeSentHere = true;
  }

  /** The form was sent in another window: it takes no file any more, and the question of each that waits, or is chosen later, reports that. */
  refuseAll(): void {
    if (this.#mayBeSentHere) return;
    this.#isSentElsewhere = true;
    for (const id of this.states.idsIn('waiting', 'not-sent')) this.#refuse(id, 'already-submitted');
  }

  #files(): FileAt[] {
    return filesIn(this.#model.data as Record<string, unknown>);
  }

  #namedNow(): Map<string, FileAnswer> {
    return new Map(this.#files().map(({ file }) => [fileIdOf(file), file]));
  }

  /** The answers have changed: files may have been chosen, or left out. */
  #follow(): void {
    const before = this.#named;
    this.#named = this.#namedNow();
    this.resume();
    for (const [id, file] of before) if (!this.#named.has(id)) this.#leaveOut(id, file);
    // An answer that is put back has its file back, where that is not deleted yet.
    for (const id of this.#named.keys()) this.#removals.keep(id);
  }

  #leaveOut(id: string, file: FileAnswer): void {
    const isOnServer = isStoredFile(file) || this.states.of(id) === 'not-sent';
    this.states.forget(id);
    pendingFilesOf(this.#model).drop(`pending:${id}`);
    const running = this.#aborts.get(id);
    // What is announced at this moment is deleted once that has ended.
    if (running) running.abort();
    else if (isOnServer) void this.#removals.remove(id);
  }

  #enqueue(id: string): void {
    if (this.#queued.has(id)) return;
    this.states.set(id, 'waiting');
    this.#queued.add(id);
    this.#queue = this.#queue.then(() => {
      this.#queued.delete(id);
      return this.#send(id);
    });
  }

  async #send(id: string): Promise<void> {
    const { act } = this.#given;
    if (!act || this.#isOver || !this.#find(id)) return;
    if (this.#isSentElsewhere) return this.#refuse(id, 'already-submitted');
    this.states.set(id, 'sending');
    // First: the draft names the file before the server has it, so that another document knows whose it is.
    const submissionId = await persistedAs(this.#model);
    const chosen = this.#find(id);
    if (!chosen || this.#isOver) return;
    if (submissionId === undefined) return this.#notSent(id);
    this.#submissionId = submissionId;
    const running = new AbortController();
    this.#aborts.set(id, running);
    const outcome = await act('send-file', { submissionId, fileId: id, ...chosen, signal: running.signal });
    this.#aborts.delete(id);
    if (running.signal.aborted) return this.#removals.remove(id);
    if (outcome.ok) {
      this.states.set(id, 'received');
      pendingFilesOf(this.#model).arrived(this.#model, [{ file: chosen.file, id }]);
      this.#watch(submissionId);
    } else if (refusals.includes(outcome.code)) {
      const { found } = outcome;
      const words = Object.values(outcome.details ?? {})[0] ?? outcome.message;
      this.#refuse(id, outcome.code, words ?? (found && this.#given.wrongKind?.(found, chosen.file.name)));
      // It was announced before its bytes were refused.
      if (words === undefined) void this.#removals.remove(id);
    } else this.#notSent(id);
  }

  #find(id: string): { readonly questionName: string; readonly file: File } | undefined {
    const found = this.#files().find(({ file }) => fileIdOf(file) === id);
    const file = found && pendingFilesOf(this.#model).fileOf(found.file);
    return found && file && { questionName: found.path, file };
  }

  #notSent(id: string): void {
    if (this.#isSentElsewhere) return this.#refuse(id, 'already-submitted');
    this.states.set(id, 'not-sent');
    this.#retries.later();
  }

  #refuse(id: string, code: string, words?: string): void {
    const { reasons } = this.#given;
    const known = code === 'file-unsafe' || code === 'already-submitted' ? code : 'file-type';
    this.states.forget(id);
    pendingFilesOf(this.#model).refuse(this.#model, id, words ?? reasons[known]);
  }

  #watch(submissionId: string): void {
    const open = () => this.states.idsIn('received');
    this.#checks.watch({ submissionId, open });
  }

  #checked(id: string, state: 'checked' | 'refused' | FileWarning): void {
    if (state === 'refused') this.#refuse(id, 'file-unsafe');
    else this.states.set(id, state);
  }
}

const uploads = new WeakMap<SurveyModel, FileUploads>();

/** Attaches what sends the files of one model. */
export const attachUploads = (model: SurveyModel, given: UploadOptions): void => void uploads.set(model, new FileUploads(model, given));

/** What sends the files of one model. */
export function uploadsOf(model: SurveyModel): FileUploads {
  const known = uploads.get(model);
  if (known) return known;
  throw new Error('This survey was not made by SurveyForm: its files are not sent.');
}
