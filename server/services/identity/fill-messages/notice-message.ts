import { signInTabPath } from '#schemas/api';
import type { Attachment, Message } from '../../messages/index.ts';
import type { Pool } from '../pools.ts';

/** The notice to a person who registered, to whom staff send a link, or who asked for a copy of what they sent. */
export interface Notice {
  /**
   * `welcome`: a new account. `contactReceived`: a new one of who only gets in touch. `known`: the account was there before. `repeated`: it was, and its person
   * has not proven the name to sign in with; what was sent now is not kept. `link`: a form to open after signing in. `form`: one that opens by the link itself. `copy`: of a form that was
   * sent.
   */
  readonly kind: 'welcome' | 'contactReceived' | 'known' | 'repeated' | 'link' | 'form' | 'copy';
  /** Mail address or telephone number to sign in with; the notice goes there. */
  readonly signInName: string;
  /** Of the account; empty in `known` and `repeated`. */
  readonly identifier: string;
  /** Of what a `copy` is of. */
  readonly reference?: string;
  /** In a `copy` that has the answers themselves; for mail only. */
  readonly attachment?: Attachment;
  /** Address and name of what the message opens, and for how many days. */
  readonly opens?: { readonly path: string; readonly name: string; readonly days: number };
  /** Two letters; the pool's first stands in. */
  readonly language: string;
}

/** Its link opens the sign-in at `origin`. */
export function noticeMessage(pool: Pool, notice: Notice, origin: string): Omit<Message, 'id'> {
  const { kind, signInName, identifier, language, opens = { path: signInTabPath, name: '', days: 0 }, reference = '', attachment } = notice;
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
    reference,
  };
  const byMail = signInName.includes('@');
  return {
    channel: byMail ? 'Email' : pool.methods.includes('Sms') ? 'Sms' : 'WhatsApp',
    to: signInName,
    subject: byMail ? translate(`mail.${kind}Subject`, values) : '',
    text: translate(attachment ? 'mail.copyAttachedText' : `mail.${kind}Text`, values),
    ...(attachment ? { attachment } : {}),
  };
}
