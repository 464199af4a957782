/** What editors read while drafts are showing (NAV-07). */
export const draftWords = {
  'drafts.shown': 'You see draft content, which is not published yet.',
  'drafts.hide': 'Show published content only',
} as const;
