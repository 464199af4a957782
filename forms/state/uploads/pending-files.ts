import type { Question, SurveyModel } from 'survey-core';
import { fileAnswers, fileIdOf, filesIn, isStoredFile, mapFiles, withFiles, type FileAnswer } from '../../model/definition/index.ts';
import { FieldQuestion, questionsOf } from '../../model/index.ts';
import type { UnsentFile } from '#schemas/page';
import { FilesAskedAgain } from './files-asked-again.ts';

interface Keeping {
  /** Files that the device has kept, by the content of their answers. */
  readonly kept?: Readonly<Record<string, File>> | undefined;
  /** Keeps one on the device; answers whether it could. Absent: files live as long as the form is open. */
  readonly keep?: ((content: string, file: File) => Promise<boolean>) | undefined;
  /** Called once the server has a kept file, or it was left out. */
  readonly drop?: ((content: string) => void) | undefined;
  /** Whether kept files are sent by an open form alone: leaving it leaves them unsent. Else they go with the form, whenever that is sent. */
  readonly sentWhileOpen?: boolean | undefined;
  /** Why the form does not take files of an earlier page, by their contents. */
  readonly faultsAt?: ((path: string, files: readonly FileAnswer[]) => ReadonlyMap<string, string>) | undefined;
}

type Answers = Readonly<Record<string, unknown>>;

/** Files chosen in a form and not sent yet. */
export class PendingFiles {
  readonly #files: Map<string, File>;
  /** Contents of those that this device keeps. */
  readonly #kept: Set<string>;
  readonly #given: Keeping;
  /** By content: what is dropped while it is still being kept is dropped after that. */
  readonly #keeping = new Map<string, Promise<boolean>>();
  /** One after another: each is sealed in memory. */
  #lastKept: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  readonly askedAgain = new FilesAskedAgain();

  constructor(given: Keeping = {}) {
    this.#files = new Map(Object.entries(given.kept ?? {}));
    this.#kept = new Set(this.#files.keys());
    this.#given = given;
  }

  add(file: File): FileAnswer {
    const content = `pending:${crypto.randomUUID()}`;
    this.#files.set(content, file);
    this.#keep(content, file);
    return { name: file.name, type: file.type || 'application/octet-stream', size: file.size, content };
  }

  #keep(content: string, file: File): void {
    const { keep } = this.#given;
    if (!keep) return;
    const keeping = this.#lastKept.then(() => keep(content, file));
    this.#keeping.set(content, keeping);
    this.#lastKept = keeping.then((isKept) => {
      if (!isKept) return;
      this.#kept.add(content);
      for (const listener of this.#listeners) listener();
    });
  }

  /** The device has forgotten them: those that these answers name are kept once more. */
  keepAgain(answers: Answers): void {
    this.#kept.clear();
    for (const { content, file } of this.chosen(answers)) this.#keep(content, file);
  }

  /** Contents of the files that this device keeps, but for those that these answers name. */
  keptBut(answers: Answers): readonly string[] {
    const named = new Set(filesIn(answers).map(({ file }) => file.content));
    return [...this.#kept].filter((content) => !named.has(content));
  }

  /** Calls back whenever this device keeps one file more; answers how to end it. */
  whenKept(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The device need not keep it any more. */
  drop(content: string): void {
    const keeping = this.#keeping.get(content) ?? Promise.resolve(this.#kept.has(content));
    this.#keeping.delete(content);
    void keeping.then((isKept) => {
      if (!isKept) return;
      this.#kept.delete(content);
      this.#given.drop?.(content);
    });
  }

  /** The form was sent for good: the device keeps none of its files any more. */
  dropAll(): void {
    for (const content of new Set([...this.#kept, ...this.#keeping.keys()])) this.drop(content);
  }

  /** The files that the answers still name and that can be sent, at any depth, each with the path of its question. */
  chosen(answers: Answers): { questionName: string; content: string; file: File }[] {
    return filesIn(answers).flatMap(({ path, file }) => {
      const chosen = this.fileOf(file);
      return chosen ? [{ questionName: path, content: file.content, file: chosen }] : [];
    });
  }

  /** The files that leaving the form would leave unsent. */
  unsent(answers: Answers): readonly UnsentFile[] {
    return filesIn(answers)
      .filter(({ file }) => this.fileOf(file))
      .map(({ file: { name, content } }) => ({ name, kept: this.#kept.has(content) }))
      .filter(({ kept }) => !kept || this.#given.sentWhileOpen === true);
  }

  /** The file of an answer for files that has not arrived and can be sent. */
  fileOf({ content, fault }: FileAnswer): File | undefined {
    return fault === undefined ? this.#files.get(content) : undefined;
  }

  /** The server has these files: the answers of the form refer to the stored ones from now on. */
  arrived(model: SurveyModel, arrived: readonly { readonly file: File; readonly id: string }[]): void {
    const stored = new Map<string, string>();
    for (const [content, file] of this.#files) {
      const id = arrived.find((one) => one.file === file)?.id;
      if (id === undefined || !this.#files.delete(content)) continue;
      stored.set(content, `stored:${id}`);
      this.drop(content);
    }
    for (const { question } of questionsOf(model)) {
      const files = fileAnswers(question.value);
      if (!files.some(({ content }) => stored.has(content))) continue;
      question.value = answerWith(
        question,
        files.map((file) => ({ ...file, content: stored.get(file.content) ?? file.content })),
      );
    }
  }

  /** The server refused a file that was chosen, or had arrived: it is no answer any more, and its question reports why. */
  refuse(model: SurveyModel, id: string, fault: string): void {
    this.#files.delete(`pending:${id}`);
    this.drop(`pending:${id}`);
    for (const { question } of questionsOf(model)) {
      const files = fileAnswers(question.value);
      const gone = files.filter((file) => fileIdOf(file) === id).map((file) => ({ ...file, content: `pending:${id}`, fault }));
      if (gone.length === 0) continue;
      this.askedAgain.add(question, gone);
      const left = files.filter((file) => fileIdOf(file) !== id);
      question.value = left.length > 0 ? answerWith(question, left) : undefined;
    }
  }

  /** The answers of an earlier page without the files that cannot be sent as they are: those are asked for again, one that was refused with the reason. */
  takeOver(answers: Answers): Record<string, unknown> {
    return mapFiles(answers, (path, files) => {
      const own = files.filter(({ content }) => this.has(content));
      const faults = this.#given.faultsAt?.(path, own);
      const faulty = own.flatMap((file) => {
        const fault = faults?.get(file.content);
        return fault === undefined ? [] : [{ ...file, fault }];
      });
      const lost = files.filter(({ content }) => !this.has(content));
      this.askedAgain.addAt(path, [...lost, ...faulty]);
      return own.filter(({ content }) => !faults?.has(content));
    });
  }

  /** Ties them to the form that names them. */
  attachTo(model: SurveyModel): void {
    pendingOf.set(model, this);
    this.askedAgain.attachTo(model);
  }

  /** Files of these names were chosen: this device need not keep those whose place they take. */
  choseAgain(question: Question, names: readonly string[], several: boolean): void {
    for (const { content } of this.askedAgain.choose(question, names, several)) this.drop(content);
  }

  /** A file that had to be chosen again is neither asked for nor kept. */
  leaveOut(question: Question, content: string): void {
    this.askedAgain.leaveOut(question, content);
    this.drop(content);
  }

  has(content: string): boolean {
    return isStoredFile({ content }) || this.#files.has(content);
  }
}

/** The answer of a question with these files: of an uploader, why one of them cannot be sent may depend on the others. */
function answerWith(question: Question, files: readonly FileAnswer[]): unknown {
  const answer = withFiles(question.value, files);
  return question instanceof FieldQuestion ? (question.field.fit(answer, question.settings) ?? answer) : answer;
}

const pendingOf = new WeakMap<SurveyModel, PendingFiles>();

/** The pending files of one open form. */
export function pendingFilesOf(model: SurveyModel): PendingFiles {
  const known = pendingOf.get(model);
  if (known) return known;
  const made = new PendingFiles();
  made.attachTo(model);
  return made;
}
