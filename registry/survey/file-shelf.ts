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

  has(content: string): boolean {
    return content.startsWith('stored:') || this.#files.has(content);
  }
}

const shelves = new WeakMap<SurveyModel, FileShelf>();

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
