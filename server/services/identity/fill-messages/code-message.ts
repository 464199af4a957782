import type { Channel, Message } from '../../messages/index.ts';
import type { Pool } from '../pools.ts';

/** SMS begins with the code; its last line binds it to the host, so that a phone offers it there only. */
export function codeMessage(pool: Pool, channel: Channel, language: string, code: string): Pick<Message, 'subject' | 'text'> {
  const translate = pool.translate(language);
  const values = { code, name: pool.name(language), host: pool.address, minutes: Math.round(pool.codeSeconds / 60) };
  if (channel === 'Email') return { subject: translate('mail.codeSubject', values), text: translate('mail.codeText', values) };
  const short = translate('mail.codeShort', values);
  const first = short.startsWith(code) ? short : `${code} ${short}`;
  return { subject: '', text: channel === 'Sms' ? `${first}\n\n@${pool.host} #${code}` : first };
}
