import { pickText, type Languages } from '#engine';
import type { Dictionary } from '#schemas/tenant';

/** The signing page's own words; a tenant's dictionary replaces them by the same key (PAGE-18). */
const english = {
  'sign.eyebrow': 'Document to sign',
  'sign.intro': 'This document was sent to {holder} ({identifier}). Nothing is signed until you press Sign.',
  'sign.read': 'Read the document',
  'sign.readHint': 'It opens in a new tab. Take your time: this page waits for you for an hour.',
  'sign.open': 'Open the document (PDF, {size} kB)',
  'sign.download': 'Download it',
  'sign.signHeading': 'Sign it',
  'sign.name': 'Your full name',
  'sign.nameHint': 'Type it as it stands on your official papers.',
  'sign.nameMissing': 'Type your full name.',
  'sign.agree': 'I have read the document and I agree to sign electronically. My typed name counts as my signature.',
  'sign.agreeMissing': 'Tick the box to say that you agree to sign electronically.',
  'sign.problem': 'Not signed yet',
  'sign.sign': 'Sign',
  'sign.declineHeading': 'I do not want to sign',
  'sign.declineHint': 'Your lawyers will see that you declined. If you change your mind, open the document again from your claim.',
  'sign.decline': 'Decline to sign',
  'sign.later': 'Go back without signing',
  'sign.signedHeading': 'You have signed this document',
  'sign.signedMessage': 'There is nothing more to do. A signed copy is kept with your claim.',
  'sign.signedCopy': 'Download your signed copy',
  'sign.declinedHeading': 'You have declined to sign',
  'sign.declinedMessage': 'If you change your mind, open the document again from your claim.',
  'sign.goneHeading': 'This link does not work any more',
  'sign.goneMessage':
    'A signing link works for one hour. Nothing was lost and nothing was signed: open the document again from your claim to get a new one.',
  'sign.failedHeading': 'That did not work',
  'sign.failedMessage': 'Nothing was signed. Please try again in a few minutes.',
  'sign.damagedMessage': 'This document is damaged on our side, so it cannot be shown or signed. Please tell us.',
  'sign.strangerMessage': 'Nothing was signed, because the form did not come from the signing page itself. Go back and try again.',
  'sign.again': 'Try again',
  'sign.claim': 'Go to your claim',
  'sign.help': 'If anything is unclear, ask us before you sign.',
} as const;

export type Word = keyof typeof english;
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** Reads the words in one language; `{name}` in them becomes the value of that name. */
export const wordsOf =
  (texts: Dictionary['texts'], languages: Languages): Say =>
  (word, values = {}) => {
    const own = Object.hasOwn(texts, word) ? pickText(texts[word], languages) : undefined;
    return (own ?? english[word]).replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  };
