import { numberFormat } from '#locale/dates-and-numbers/intl';
import type { BlockEnvironment } from '#engine';
import { maxMessageLengths, type ContactMessage, type messageFaults } from '#schemas/shared/contact-message';
import { filled } from '#locale/messages/filled';
import type { texts } from './contact-form.schema.ts';

/** What is to be corrected, at each field. Pure. */
export function faultWords(
  message: ContactMessage,
  faults: ReturnType<typeof messageFaults>,
  { text, language }: Pick<BlockEnvironment<typeof texts>, 'text' | 'language'>,
): Partial<Record<keyof ContactMessage, string>> {
  const number = numberFormat(language);
  const wordsOf = (field: keyof ContactMessage): string => {
    if (faults[field] === 'invalid') return text.emailInvalid;
    if (faults[field] === 'missing') return text[`${field}Missing`];
    const [count, max] = [number.format(message[field].length), number.format(maxMessageLengths[field])];
    return filled(text.tooLong, { field: text[field], count, max });
  };
  return Object.fromEntries((Object.keys(faults) as (keyof ContactMessage)[]).map((field) => [field, wordsOf(field)]));
}
