/** The words of the buttons below a list in pages, in English; a block or a type of question publishes them among its own (PAGE-18). */
export const pagingTexts = { previous: 'Previous', next: 'Next', pageOf: 'Page {page} of {pages}' } as const;
