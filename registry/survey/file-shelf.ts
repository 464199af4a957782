import type { SurveyModel } from 'survey-core';

/** What a file answer holds until the file itself has been sent: its name and size, and a mark of where it lies (CTL-OUT). */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** `pending:<id>` while the file lies on the shelf, `stored:<id>` once the server has it. */
  readonly content: string;
}

/** Files chosen in a form and not sent yet. They live as long as the form is open: a browser cannot keep them longer. */
export class FileShelf {
  readonly #files = new Map<string, File>();
  readonly #lost = new Map<string, readonly FileAnswer[]>();

  add(file: File): FileAnswer {
    const content = `pending:${crypto.randomUUID()}`;
    this.#files.set(content, file);
    return { name: file.name, type: file.type || 'application/octet-stream', size: file.size, content };
  }

  /** The files that the answers still name, with the question each belongs to. */
  chosen(answers: Readonly<Record<string, unknown>>): { questionName: string; file: File }[] {
    return Object.entries(answers).flatMap(([questionName, answer]) =>
      fileAnswers(answer).flatMap(({ content }) => {
        const file = this.#files.get(content);
        return file ? [{ questionName, file }] : [];
      }),
    );
  }

  /** Remembers what was chosen on a page that is gone, and never sent; answers what is left of the answers. */
  takeOver(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const left = { ...answers };
    for (const [name, answer] of Object.entries(answers)) {
      const lost = fileAnswers(answer).filter(({ content }) => content.startsWith('pending:') && !this.has(content));
      if (lost.length === 0) continue;
      this.#lost.set(name, lost);
      left[name] = fileAnswers(answer).filter(({ content }) => this.has(content));
    }
    return left;
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

  /** Answers as they are kept: with the names of lost files, so that another return still tells them. */
  withLost(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const all = { ...answers };
    for (const [name, lost] of this.#lost) if (lost.length > 0) all[name] = [...fileAnswers(answers[name]), ...lost];
    return all;
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

/** An answer as a list of files; anything else is an empty list. */
export const fileAnswers = (answer: unknown): readonly FileAnswer[] =>
  Array.isArray(answer)
    ? answer.filter((item): item is FileAnswer => typeof item?.content === 'string' && typeof item?.name === 'string')
    : [];
