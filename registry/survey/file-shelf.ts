import type { Question, SurveyModel } from 'survey-core';
import { fileAnswers, filesIn, mapFiles, withFilesAt, type FileAnswer } from '#schemas/form';
import { questionsOf } from '#schemas/form/model';

/** Files chosen in a form and not sent yet. They live as long as the form is open: a browser cannot keep them longer. */
export class FileShelf {
  readonly #files = new Map<string, File>();
  readonly #lost = new Map<string, readonly FileAnswer[]>();

  add(file: File): FileAnswer {
    const content = `pending:${crypto.randomUUID()}`;
    this.#files.set(content, file);
    return { name: file.name, type: file.type || 'application/octet-stream', size: file.size, content };
  }

  /** The files that the answers still name, at any depth, each with the path of its question. */
  chosen(answers: Readonly<Record<string, unknown>>): { questionName: string; file: File }[] {
    return filesIn(answers).flatMap(({ path, file: { content } }) => {
      const file = this.#files.get(content);
      return file ? [{ questionName: path, file }] : [];
    });
  }

  /** The server has these: the answers of the form say so from now on. */
  arrived(model: SurveyModel, arrived: readonly { readonly file: File; readonly id: string }[]): void {
    const stored = new Map<string, string>();
    for (const [content, file] of this.#files) {
      const id = arrived.find((one) => one.file === file)?.id;
      if (id !== undefined && this.#files.delete(content)) stored.set(content, `stored:${id}`);
    }
    for (const { question } of questionsOf(model)) {
      const files = fileAnswers(question.value);
      if (!files.some(({ content }) => stored.has(content))) continue;
      question.value = files.map((file) => ({ ...file, content: stored.get(file.content) ?? file.content }));
    }
  }

  /** Remembers what was chosen on a page that is gone, and never sent; answers what is left of the answers. */
  takeOver(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return mapFiles(answers, (path, files) => {
      const lost = files.filter(({ content }) => content.startsWith('pending:') && !this.has(content));
      if (lost.length > 0) this.#lost.set(path, lost);
      return files.filter(({ content }) => this.has(content) || !content.startsWith('pending:'));
    });
  }

  /** Files of this question that have to be chosen again. */
  lost(questionName: string): readonly FileAnswer[] {
    return this.#lost.get(questionName) ?? [];
  }

  /** Every question with files that have to be chosen again. */
  get questionsWithLost(): readonly string[] {
    return [...this.#lost].filter(([, lost]) => lost.length > 0).map(([questionName]) => questionName);
  }

  /** These were chosen; where a question takes one file only, it takes the place of whatever was lost. */
  choseAgain(questionName: string, names: readonly string[], several: boolean): void {
    const still = several ? this.lost(questionName).filter(({ name }) => !names.includes(name)) : [];
    this.#lost.set(questionName, still);
  }

  /** This file is not wanted any more: it is neither asked for again nor kept. */
  leaveOut(questionName: string, content: string): void {
    this.#lost.set(
      questionName,
      this.lost(questionName).filter((file) => file.content !== content),
    );
  }

  /** Answers as they are kept: with the names of lost files, so that another return still tells them. */
  withLost(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return [...this.#lost].reduce<Record<string, unknown>>((all, [path, lost]) => (lost.length > 0 ? withFilesAt(all, path, lost) : all), {
      ...answers,
    });
  }

  has(content: string): boolean {
    return content.startsWith('stored:') || this.#files.has(content);
  }
}

const shelves = new WeakMap<SurveyModel, FileShelf>();

/** Gives a form the shelf that took over its answers. */
export const lendShelf = (model: SurveyModel, shelf: FileShelf): void => void shelves.set(model, shelf);

/** The shelf of one open form. */
export function shelfOf(model: SurveyModel): FileShelf {
  const known = shelves.get(model);
  if (known) return known;
  const made = new FileShelf();
  shelves.set(model, made);
  return made;
}

/** The path by which a form names the answer of a question, at any depth. */
export const pathOf = (question: Question): string =>
  questionsOf(question.survey as SurveyModel).find((one) => one.question === question)?.path ?? question.getValueName();
