/** The title of a question, then words about it; a title that ends its own sentence needs no colon. Pure. */
export const afterTitle = (title: string, words: string): string => `${title}${/[.?!…:؟。？]$/u.test(title.trim()) ? '' : ':'} ${words}`;
