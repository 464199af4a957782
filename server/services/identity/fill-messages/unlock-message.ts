import type { Channel, Message } from '../../messages/index.ts';
import type { Pool } from '../pools.ts';

/** After a lock: a link by which sign-in is open to its reader again. */
export function unlockMessage(pool: Pool, channel: Channel, language: string, link: string): Pick<Message, 'subject' | 'text'> {
  const translate = pool.translate(language);
  const values = { link, name: pool.name(language), host: pool.address };
  return { subject: channel === 'Email' ? translate('mail.unlockSubject', values) : '', text: translate('mail.unlockText', values) };
}
