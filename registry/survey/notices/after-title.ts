import { labelled } from '#schemas/dates-and-numbers/labelled';

/** The title of a question, then words about it; a title that ends its own sentence needs no colon. Pure. */
export const afterTitle = (title: string, words: string, language: string): string =>
  /[.?!…:؟。？]$/u.test(title.trim()) ? `${title} ${words}` : labelled(title, words, language);
