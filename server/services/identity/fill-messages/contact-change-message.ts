import type { Channel, Message } from '../../messages/index.ts';
import type { Pool } from '../pools.ts';
import { masked } from './masked.ts';

/**
 * What is sent about a new mail address or telephone number: the code, to the new one; `present`, another code, to where the person is reached
 * now; `taken`, to a new one that belongs to another account, whose owner alone learns it; `changed`, to the one before.
 */
export type ContactNotice =
  | { readonly kind: 'code'; readonly to: string; readonly code: string }
  | { readonly kind: 'present'; readonly to: string; readonly code: string; readonly newValue: string }
  | { readonly kind: 'taken'; readonly to: string }
  | { readonly kind: 'changed'; readonly to: string; readonly newValue: string };

const newWords = { subject: 'mail.contactCodeSubject', text: 'mail.contactCodeText', short: 'mail.contactCodeShort' } as const;
const presentWords = { subject: 'mail.contactPresentSubject', text: 'mail.contactPresentText', short: 'mail.contactPresentShort' } as const;

type ContactMessage = Omit<Message, 'id'> & { readonly channel: Channel; readonly code?: string };

/** A message by mail, or by the channel for telephones that the pool has. */
export function contactMessage(pool: Pool, notice: ContactNotice, language: string): ContactMessage {
  const translate = pool.translate(language);
  const byMail = notice.to.includes('@');
  const channel: Channel = byMail ? 'Email' : pool.methods.includes('Sms') ? 'Sms' : 'WhatsApp';
  const values = { name: pool.name(language), host: pool.address };
  const subject = (text: string): string => (byMail ? text : '');
  const message = (subjectText: string, text: string) => ({ channel, to: notice.to, subject: subject(subjectText), text });
  if (notice.kind === 'taken') return message(translate('mail.contactTakenSubject', values), translate('mail.contactTakenText', values));
  if (notice.kind === 'changed') {
    const changed = { ...values, newValue: masked(notice.newValue) };
    return message(translate('mail.contactChangedSubject', values), translate('mail.contactChangedText', changed));
  }
  const { code } = notice;
  const minutes = Math.round(pool.codeSeconds / 60);
  const all = { ...values, code, minutes, newValue: notice.kind === 'present' ? masked(notice.newValue) : '' };
  const words = notice.kind === 'present' ? presentWords : newWords;
  if (byMail) return { ...message(translate(words.subject, all), translate(words.text, all)), code };
  const short = translate(words.short, all);
  return { ...message('', channel === 'Sms' ? `${short}\n\n@${pool.host} #${code}` : short), code };
}
