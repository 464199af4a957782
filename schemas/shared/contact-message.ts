import { emailError, readMailAddress } from '../values/mail-address.ts';
import { seenLine, seenText } from '../values/hidden-signs.ts';

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

/** What was typed, without spaces around it and without signs that end a line of a mail or are not seen. Pure. */
export function readMessage(typed: Partial<Readonly<Record<keyof ContactMessage, unknown>>>): ContactMessage {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    name: seenLine(text(typed.name)),
    email: readMailAddress(seenLine(text(typed.email))),
    message: seenText(text(typed.message)),
  };
}

/** What is wrong with it, by its field: none where it can be sent. Pure. */
export function messageFaults(message: ContactMessage): Partial<Record<keyof ContactMessage, MessageFault>> {
  const faultOf = (field: keyof ContactMessage): MessageFault | undefined => {
    if (message[field] === '') return 'missing';
    if (message[field].length > maxMessageLengths[field]) return 'too-long';
    return field === 'email' && emailError(message.email) !== undefined ? 'invalid' : undefined;
  };
  return Object.fromEntries(messageFields.flatMap((field) => [faultOf(field)].flatMap((fault) => (fault ? [[field, fault]] : []))));
}
