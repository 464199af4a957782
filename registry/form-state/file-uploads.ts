import type { SurveyModel } from 'survey-core';
import { fileIdOf, filesIn, mapFiles, type FileAnswer, type FileAt } from '#schemas/form';
import type { Act } from '#schemas/page';
import { pendingFilesOf } from './pending-files.ts';
import { persistedAs } from './persistence.ts';
import { watchChecks } from './watch-checks.ts';

/** How far a file is: `not-sent` waits for the next try, `received` for the checks of the server. */
export type FileState = 'waiting' | 'sending' | 'not-sent' | 'received' | 'checked' | 'refused';

interface Given {
  readonly act?: Act | undefined;
  /** Whether files are sent as they are chosen; otherwise they go with the form. */
  readonly atOnce: boolean;
  /** What is known of files that arrived before, by id. */
  readonly known: Readonly<Record<string, FileState>>;
  /** Why the server refused a file, by the code of its problem. */
  readonly reasons: { readonly 'file-type': string; readonly 'file-unsafe': string };
}

/** Of the server: the same file would be refused again. */
const refusals = ['file-type', 'file-unsafe', 'file-size', 'file-count', 'storage-full', 'answers-refused'];
/** Of the server: the same deletion would be refused again. */
const keptThere = ['legal-hold', 'already-submitted'];
/** Milliseconds after which what was not sent, or not deleted, is tried again by itself. */
const again = 15_000;

/** FRM-13: sends the files of an open form to its draft as they are chosen, one after another, and deletes there what is left out again. */
export class FileUploads {
  readonly #model: SurveyModel;
  readonly #given: Given;
  readonly #states: Map<string, FileState>;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();
  /** The files that the answers name, by id. */
  #named: ReadonlyMap<string, FileAnswer>;
  /** Left out, and still on the server. */
  readonly #leftOut = new Set<string>();
  #changes = 0;
  #queue: Promise<void> = Promise.resolve();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  readonly #checks: ReturnType<typeof watchChecks>;

  constructor(model: SurveyModel, given: Given) {
    this.#model = model;
    this.#given = given;
    this.#states = new Map(Object.entries(given.known));
    for (const [id, state] of this.#states) if (state === 'refused') this.#refuse(id, 'file-unsafe');
    this.#named = this.#namedNow();
    this.#checks = watchChecks(given.act, (id, state) => this.#checked(id, state));
  }

  get atOnce(): boolean {
    return this.#given.atOnce && this.#given.act !== undefined;
  }

  /** What is known of a file; of one that is only in the open form nothing, until its turn has come. */
  stateOf(id: string): FileState | undefined {
    return this.#states.get(id);
  }

  /** Answers how to end it. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** How often a state has changed. */
  readonly changes = (): number => this.#changes;

  /** Begins to send, as long as the form is open; answers how to end it. What is on its way then still arrives: the draft names it. */
  open(submissionId: string | undefined): () => void {
    if (!this.atOnce) return () => undefined;
    const changed = (): void => this.#follow();
    const online = (): void => this.retry();
    this.#isOpen = true;
    this.#model.onValueChanged.add(changed);
    addEventListener('online', online);
    if (this.#leftOut.size > 0 || [...this.#states.values()].includes('not-sent')) this.#tryLater();
    if (submissionId !== undefined && [...this.#states.values()].includes('received')) this.#watch(submissionId);
    return () => {
      this.#model.onValueChanged.remove(changed);
      removeEventListener('online', online);
      this.#isOpen = false;
      this.#stopRetry();
      this.#checks.end();
    };
  }

  /** Tries what could not be sent, or deleted, again. */
  retry(): void {
    this.#stopRetry();
    for (const id of this.#leftOut) void this.#remove(id);
    for (const [id, state] of this.#states) if (state === 'not-sent') this.#enqueue(id);
  }

  /** Sends what can be sent; what is left then goes with the form. Undefined where nothing is open. */
  settle(): Promise<void> | undefined {
    const open: readonly (FileState | undefined)[] = ['waiting', 'sending', 'not-sent'];
    if (!this.atOnce || ![...this.#states.values()].some((state) => open.includes(state))) return undefined;
    this.retry();
    return this.#queue;
  }

  /** Goes back to answers from before: deletes what was chosen since. Returns them without what was left out since, which nothing brings back. */
  goBackTo(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    if (!this.atOnce) return answers;
    const before = new Set(filesIn(answers).map(({ file }) => fileIdOf(file)));
    for (const [id, file] of this.#named) if (!before.has(id)) this.#leaveOut(id, file);
    return mapFiles(answers, (_, files) => files.filter((file) => !file.content.startsWith('stored:') || this.#named.has(fileIdOf(file))));
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
    for (const [id, file] of this.#named) if (!this.#states.has(id) && pendingFilesOf(this.#model).fileOf(file)) this.#enqueue(id);
    for (const [id, file] of before) if (!this.#named.has(id)) this.#leaveOut(id, file);
    // An answer that is put back has its file back, where that is not deleted yet.
    for (const id of this.#named.keys()) this.#leftOut.delete(id);
  }

  #leaveOut(id: string, { content }: FileAnswer): void {
    const isOnServer = content.startsWith('stored:') || this.#states.get(id) === 'not-sent';
    this.#states.delete(id);
    const running = this.#aborts.get(id);
    // What is announced at this moment is deleted once that has ended.
    if (running) running.abort();
    else if (isOnServer) void this.#remove(id);
  }

  async #remove(id: string): Promise<void> {
    this.#leftOut.add(id);
    const outcome = await this.#given.act?.('remove-file', { fileId: id });
    // What cannot be deleted before it goes with the submit.
    if (outcome?.ok || (outcome && keptThere.includes(outcome.code))) this.#leftOut.delete(id);
    else if (this.#leftOut.has(id)) this.#tryLater();
  }

  #tryLater(): void {
    if (this.#isOpen) this.#retry ??= setTimeout(() => this.retry(), again);
  }

  #stopRetry(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #enqueue(id: string): void {
    this.#set(id, 'waiting');
    this.#queue = this.#queue.then(() => this.#send(id));
  }

  async #send(id: string): Promise<void> {
    const { act } = this.#given;
    if (!act || !this.#find(id)) return;
    this.#set(id, 'sending');
    // First: the draft names the file before the server has it, so that another document knows whose it is.
    const submissionId = await persistedAs(this.#model);
    const chosen = this.#find(id);
    if (!chosen) return;
    if (submissionId === undefined) return this.#notSent(id);
    const running = new AbortController();
    this.#aborts.set(id, running);
    const outcome = await act('send-file', { submissionId, fileId: id, ...chosen, signal: running.signal });
    this.#aborts.delete(id);
    if (running.signal.aborted) return this.#remove(id);
    if (outcome.ok) {
      this.#set(id, 'received');
      pendingFilesOf(this.#model).arrived(this.#model, [{ file: chosen.file, id }]);
      this.#watch(submissionId);
    } else if (refusals.includes(outcome.code)) {
      const words = Object.values(outcome.details ?? {})[0] ?? outcome.message;
      this.#refuse(id, outcome.code, words);
      // It was announced before its bytes were refused.
      if (words === undefined) void this.#remove(id);
    } else this.#notSent(id);
  }

  #find(id: string): { readonly questionName: string; readonly file: File } | undefined {
    const found = this.#files().find(({ file }) => fileIdOf(file) === id);
    const file = found && pendingFilesOf(this.#model).fileOf(found.file);
    return found && file && { questionName: found.path, file };
  }

  #notSent(id: string): void {
    this.#set(id, 'not-sent');
    this.#tryLater();
  }

  #refuse(id: string, code: string, words?: string): void {
    const { reasons } = this.#given;
    this.#states.delete(id);
    pendingFilesOf(this.#model).refuse(this.#model, id, words ?? reasons[code === 'file-unsafe' ? code : 'file-type']);
  }

  #watch(submissionId: string): void {
    const open = () => [...this.#states].filter(([, state]) => state === 'received').map(([id]) => id);
    this.#checks.watch({ submissionId, open });
  }

  #checked(id: string, state: 'checked' | 'refused'): void {
    if (state === 'checked') this.#set(id, state);
    else this.#refuse(id, 'file-unsafe');
  }

  #set(id: string, state: FileState): void {
    this.#states.set(id, state);
    this.#changes += 1;
    for (const changed of this.#listeners) changed();
  }
}

const uploads = new WeakMap<SurveyModel, FileUploads>();

/** Attaches what sends the files of one model. */
export const attachUploads = (model: SurveyModel, given: Given): void => void uploads.set(model, new FileUploads(model, given));

/** What sends the files of one model. */
export function uploadsOf(model: SurveyModel): FileUploads {
  const known = uploads.get(model);
  if (known) return known;
  throw new Error('This survey was not made by SurveyForm: its files are not sent.');
}
