/** What a document has beside its page. No script reads it. */
export const documentWords = {
  'document.olderBrowser':
    'This browser is too old for some of this site. You can read its pages, but to sign in or fill in a form you need a newer browser. Please update it, or use another one.',
} as const;
