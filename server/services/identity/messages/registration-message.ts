import type { Message } from '../../messages/index.ts';
import type { Pool } from '../pools.ts';

/** The notice to a person who registered, or to whom staff send a link. */
export interface Notice {
  /** `welcome`: a new account. `known`: the account was there before. `link`: a form to open after signing in. `form`: one that opens by the link itself. */
  readonly kind: 'welcome' | 'known' | 'link' | 'form';
  /** Mail address or telephone number to sign in with; the notice goes there. */
  readonly signInName: string;
  /** Of the account; empty in `known`. */
  readonly identifier: string;
  /** Address and name of what a `link` or `form` opens, and for how many days. */
  readonly opens?: { readonly path: string; readonly name: string; readonly days: number };
  /** Two letters; the pool's first stands in. */
  readonly language: string;
}

const signIn = '/page/registration?tab=1';

/** Its link opens the sign-in at `origin`. */
export function registrationMessage(pool: Pool, notice: Notice, origin: string): Omit<Message, 'id'> {
  const { kind, signInName, identifier, language, opens = { path: signIn, name: '', days: 0 } } = notice;
  const translate = pool.translate(language);
  const days = translate('mail.days', { count: opens.days });
  const values = {
    days,
    name: pool.name(language),
    host: pool.address,
    link: origin + opens.path,
    signInName,
    identifier,
    form: opens.name,
  };
  const byMail = signInName.includes('@');
  return {
    channel: byMail ? 'Email' : pool.methods.includes('Sms') ? 'Sms' : 'WhatsApp',
    to: signInName,
    subject: byMail ? translate(`mail.${kind}Subject`, values) : '',
    text: translate(`mail.${kind}Text`, values),
  };
}
