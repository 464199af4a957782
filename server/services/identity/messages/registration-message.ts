import type { Message } from '../../messages/index.ts';
import type { Pool } from '../pools.ts';

/** The notice to a person who registered. */
export interface Notice {
  /** `welcome`: a new account. `known`: the account was there before. */
  readonly kind: 'welcome' | 'known';
  /** Mail address or telephone number to sign in with; the notice goes there. */
  readonly signInName: string;
  /** Of the new account; empty in `known`. */
  readonly identifier: string;
  /** Two letters; the pool's first stands in. */
  readonly language: string;
}

/** `link` opens the sign-in. */
export function registrationMessage(pool: Pool, { kind, signInName, identifier, language }: Notice, link: string): Omit<Message, 'id'> {
  const translate = pool.translate(language);
  const values = { name: pool.name(language), host: pool.address, link, signInName, identifier };
  const byMail = signInName.includes('@');
  return {
    channel: byMail ? 'Email' : pool.methods.includes('Sms') ? 'Sms' : 'WhatsApp',
    to: signInName,
    subject: byMail ? translate(`mail.${kind}Subject`, values) : '',
    text: translate(`mail.${kind}Text`, values),
  };
}
