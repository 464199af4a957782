import type { Channel, Message } from '../../mail/index.ts';
import type { Pool } from '../pools.ts';
import { wordsOf, type Values } from '../words.ts';

/** The words of a passcode message; a tenant's dictionary may say them in its languages. */
const english = {
  'mail.codeSubject': '{code} is your passcode for {name}',
  'mail.codeText':
    'Your passcode is {code}\n\nEnter it on {host} within {minutes} minutes. We will never ask you to tell it to anybody.\n\nIf you did not ask for it, you need not do anything.\n\n{name}',
  'mail.codeShort': '{code} is your passcode for {name}. Do not share it.',
  'mail.unlockSubject': 'Unlock your sign-in to {name}',
  'mail.unlockText':
    'Somebody tried to sign in to your account on {host} many times with wrong passcodes, so it is locked. Your data was not reached.\n\nTo unlock it, open this link within 24 hours and then sign in again:\n{link}\n\n{name}',
} as const;

const words = (pool: Pool, key: keyof typeof english, language: string, values: Values): string =>
  wordsOf(pool, english, key, language, values);

/** SMS begins with the code; its last line binds it to the host, so that a phone offers it there only. */
export function codeMessage(pool: Pool, channel: Channel, language: string, code: string): Pick<Message, 'subject' | 'text'> {
  const values = { code, name: pool.name(language), host: pool.host, minutes: String(Math.round(pool.codeSeconds / 60)) };
  if (channel === 'Email')
    return { subject: words(pool, 'mail.codeSubject', language, values), text: words(pool, 'mail.codeText', language, values) };
  const short = words(pool, 'mail.codeShort', language, values);
  const first = short.startsWith(code) ? short : `${code} ${short}`;
  return { subject: '', text: channel === 'Sms' ? `${first}\n\n@${pool.host} #${code}` : first };
}

export function unlockMessage(pool: Pool, channel: Channel, language: string, link: string): Pick<Message, 'subject' | 'text'> {
  const values = { link, name: pool.name(language), host: pool.host };
  return {
    subject: channel === 'Email' ? words(pool, 'mail.unlockSubject', language, values) : '',
    text: words(pool, 'mail.unlockText', language, values),
  };
}
