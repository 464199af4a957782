import { emailError, readMailAddress } from '../values/mail-address.ts';

/** What a visitor writes in a contact form. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Characters that fit. */
export const maxMessageLengths: Readonly<Record<keyof ContactMessage, number>> = { name: 120, email: 254, message: 4000 };

export type MessageFault = 'missing' | 'invalid' | 'too-long';

/** The fields in the order of the form. */
export const messageFields = ['name', 'email', 'message'] as const satisfies readonly (keyof ContactMessage)[];

/** What was typed, without spaces around it and without signs that end a line of a mail or turn its text around. Pure. */
export function readMessage(typed: Partial<Readonly<Record<keyof ContactMessage, unknown>>>): ContactMessage {
  const text = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : '');
  const line = (value: unknown): string => text(value).replaceAll(hidden, ' ').replaceAll(/\s+/g, ' ').trim();
  return {
    name: line(typed.name),
    email: readMailAddress(line(typed.email)),
    message: text(typed.message).replaceAll(/\r\n?/g, '\n').replaceAll(hiddenInText, '').trim(),
  };
}

const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const hiddenInText = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/** What is wrong with it, by its field: none where it can be sent. Pure. */
export function messageFaults(message: ContactMessage): Partial<Record<keyof ContactMessage, MessageFault>> {
  const faultOf = (field: keyof ContactMessage): MessageFault | undefined => {
    if (message[field] === '') return 'missing';
    if (message[field].length > maxMessageLengths[field]) return 'too-long';
    return field === 'email' && emailError(message.email) !== undefined ? 'invalid' : undefined;
  };
  return Object.fromEntries(messageFields.flatMap((field) => [faultOf(field)].flatMap((fault) => (fault ? [[field, fault]] : []))));
}
