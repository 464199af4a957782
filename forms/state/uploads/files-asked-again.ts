import type { Question, SurveyModel } from 'survey-core';
import { isolated } from '#schemas/shared/isolated';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { withFilesAt, type FileAnswer } from '../../model/definition/index.ts';
import { questionsOf, type QuestionAt } from '../../model/index.ts';
import { filled } from '#locale/messages/filled';

/** What is reported of a file that has to be chosen again: why it is not taken, or that it was not sent. Pure. */
export const askedAgainText = ({ name, fault }: FileAnswer, fileAgain: string, language: string): string =>
  fault === undefined ? filled(fileAgain, { name: isolated(name) }) : labelled(isolated(name), fault, language);

/** Files that have to be chosen again: they were not sent, or are not taken. They are no answers. */
export class FilesAskedAgain {
  /** Without questions that have none. */
  readonly #of = new Map<Question, readonly FileAnswer[]>();
  /** By the path of a question that the form does not have. */
  readonly #unplaced = new Map<string, readonly FileAnswer[]>();

  /** Before the form is there. */
  addAt(path: string, files: readonly FileAnswer[]): void {
    if (files.length > 0) this.#unplaced.set(path, files);
  }

  /** Attaches them to the questions of the form, so that each stays with its question when a row before it is removed. */
  attachTo(model: SurveyModel): void {
    for (const { path, question } of questionsOf(model)) {
      const files = this.#unplaced.get(path);
      if (files && this.#unplaced.delete(path)) this.add(question, files);
    }
  }

  add(question: Question, files: readonly FileAnswer[]): void {
    this.#set(question, [...this.of(question), ...files]);
  }

  #set(question: Question, files: readonly FileAnswer[]): void {
    if (files.length > 0) this.#of.set(question, files);
    else this.#of.delete(question);
  }

  of(question: Question): readonly FileAnswer[] {
    return this.#of.get(question) ?? [];
  }

  /** Every question of the form that has some, by its path now. Asked at each key: a form that has none is not walked through. */
  questionsIn(model: SurveyModel): readonly QuestionAt[] {
    if (this.#of.size === 0) return [];
    return questionsOf(model).filter(({ question }) => this.of(question).length > 0);
  }

  /** Files of these names were chosen: each takes the place of one of its name; where a question takes one file only, of any. Returns those that are asked for no more. */
  choose(question: Question, names: readonly string[], several: boolean): readonly FileAnswer[] {
    const chosen = [...names];
    const isChosen = ({ name }: { readonly name: string }): boolean =>
      !several || (chosen.includes(name) && chosen.splice(chosen.indexOf(name), 1).length > 0);
    const left = new Set(this.of(question).filter((file) => !isChosen(file)));
    const replaced = this.of(question).filter((file) => !left.has(file));
    this.#set(question, [...left]);
    return replaced;
  }

  /** It is neither asked for again nor kept. */
  leaveOut(question: Question, content: string): void {
    this.#set(
      question,
      this.of(question).filter((file) => file.content !== content),
    );
  }

  /** Answers as they are kept: with their names, so that another return still reports them. */
  addTo(answers: Readonly<Record<string, unknown>>, model: SurveyModel): Record<string, unknown> {
    const unplaced = [...this.#unplaced].reduce<Record<string, unknown>>((all, [path, files]) => withFilesAt(all, path, files), {
      ...answers,
    });
    return this.questionsIn(model).reduce(
      (all, { path, question }) => withFilesAt(all, path, this.of(question), question.getValueName()),
      unplaced,
    );
  }
}
