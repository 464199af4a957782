import type { Question, SurveyModel } from 'survey-core';
import { filled, isolated } from '#engine';
import { fileAnswers, fileIdOf, filesIn, mapFiles, withFiles, withFilesAt, type FileAnswer } from '#schemas/form';
import { questionsOf, type QuestionAt } from '#schemas/form/model';
import type { UnsentFile } from '#schemas/page';

/** What is reported of a file that has to be chosen again: why the server refused it, or that it was not sent. Pure. */
export const lostFileText = ({ name, fault }: FileAnswer, fileAgain: string): string =>
  fault === undefined ? filled(fileAgain, { name: isolated(name) }) : `${isolated(name)}: ${fault}`;

interface Keeping {
  /** Files that the device has kept, by the content of their answers. */
  readonly kept?: Readonly<Record<string, File>> | undefined;
  /** Keeps one on the device; answers whether it could. Absent: files live as long as the form is open. */
  readonly keep?: ((content: string, file: File) => Promise<boolean>) | undefined;
  /** Called once the server has a kept file, or it was left out. */
  readonly drop?: ((content: string) => void) | undefined;
  /** Whether kept files are sent by an open form alone: leaving it leaves them unsent. Else they go with the form, whenever that is sent. */
  readonly sentWhileOpen?: boolean | undefined;
}

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
  readonly #lost = new WeakMap<Question, readonly FileAnswer[]>();
  /** By the path of a question that the form does not have. */
  readonly #unplaced = new Map<string, readonly FileAnswer[]>();

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

  /** The files that the answers still name and that can be sent, at any depth, each with the path of its question. */
  chosen(answers: Readonly<Record<string, unknown>>): { questionName: string; content: string; file: File }[] {
    return filesIn(answers).flatMap(({ path, file }) => {
      const chosen = this.fileOf(file);
      return chosen ? [{ questionName: path, content: file.content, file: chosen }] : [];
    });
  }

  /** The files that leaving the form would leave unsent. */
  unsent(answers: Readonly<Record<string, unknown>>): readonly UnsentFile[] {
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
      question.value = withFiles(
        question.value,
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
      this.#lost.set(question, [...this.lost(question), ...gone]);
      const left = files.filter((file) => fileIdOf(file) !== id);
      question.value = left.length > 0 ? withFiles(question.value, left) : undefined;
    }
  }

  /** Keeps the names of files that were chosen on an earlier page and never sent; returns the answers without them. */
  takeOver(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return mapFiles(answers, (path, files) => {
      const lost = files.filter(({ content, fault }) => fault === undefined && content.startsWith('pending:') && !this.has(content));
      if (lost.length > 0) this.#unplaced.set(path, lost);
      return files.filter(({ content }) => this.has(content) || !content.startsWith('pending:'));
    });
  }

  /** Attaches lost files to the questions of the form, so that each stays with its question when a row before it is removed. */
  attachTo(model: SurveyModel): void {
    pendingOf.set(model, this);
    for (const { path, question } of questionsOf(model)) {
      const lost = this.#unplaced.get(path);
      if (lost && this.#unplaced.delete(path)) this.#lost.set(question, lost);
    }
  }

  /** Files of this question that have to be chosen again. */
  lost(question: Question): readonly FileAnswer[] {
    return this.#lost.get(question) ?? [];
  }

  /** Every question of the form with files that have to be chosen again, by its path now. */
  questionsWithLost(model: SurveyModel): readonly QuestionAt[] {
    return questionsOf(model).filter(({ question }) => this.lost(question).length > 0);
  }

  /** These files were chosen: each takes the place of one lost file of its name; where a question takes one file only, of any lost one. */
  choseAgain(question: Question, names: readonly string[], several: boolean): void {
    const chosen = [...names];
    const isChosen = ({ name }: { readonly name: string }): boolean =>
      chosen.includes(name) && chosen.splice(chosen.indexOf(name), 1).length > 0;
    this.#lost.set(question, several ? this.lost(question).filter((file) => !isChosen(file)) : []);
  }

  /** Drops a lost file: it is neither asked for again nor kept. */
  leaveOut(question: Question, content: string): void {
    this.#lost.set(
      question,
      this.lost(question).filter((file) => file.content !== content),
    );
  }

  /** Answers as they are kept: with the names of lost files, so that another return still reports them. */
  withLost(model: SurveyModel, answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const unplaced = [...this.#unplaced].reduce<Record<string, unknown>>((all, [path, lost]) => withFilesAt(all, path, lost), {
      ...answers,
    });
    return this.questionsWithLost(model).reduce(
      (all, { path, question }) => withFilesAt(all, path, this.lost(question), question.getValueName()),
      unplaced,
    );
  }

  has(content: string): boolean {
    return content.startsWith('stored:') || this.#files.has(content);
  }
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
