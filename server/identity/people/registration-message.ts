import type { Message } from '../../mail/index.ts';
import type { Pool } from '../pools.ts';
import { wordsOf } from '../words.ts';

/** What somebody who registered is told; a tenant's dictionary may say it in its languages. */
const english = {
  'mail.welcomeSubject': 'You are registered with {name}',
  'mail.welcomeText':
    'You are registered. Your registration number is {identifier}.\n\nTo go on, sign in here with {signInName}:\n{link}\n\nWe send a passcode each time, so nobody else can sign in.\n\nIf you did not register, you need not do anything.\n\n{name}',
  'mail.knownSubject': 'You already have an account with {name}',
  'mail.knownText':
    'Somebody tried to register on {host} with {signInName}. You already have an account, so nothing was changed.\n\nIf it was you, sign in here:\n{link}\n\nIf it was not, you need not do anything. Your data was not reached.\n\n{name}',
} as const;

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
  const values = { name: pool.name(language), host: pool.host, link, signInName, identifier };
  const byMail = signInName.includes('@');
  return {
    channel: byMail ? 'Email' : pool.methods.includes('Sms') ? 'Sms' : 'WhatsApp',
    to: signInName,
    subject: byMail ? wordsOf(pool, english, `mail.${kind}Subject`, language, values) : '',
    text: wordsOf(pool, english, `mail.${kind}Text`, language, values),
  };
}
