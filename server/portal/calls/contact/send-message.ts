import { dayMs, hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import { messageFaults, readMessage, type ContactMessage } from '#schemas/shared/contact-message';
import { type Dictionary, languageCodes, languagesOf, type Tenant } from '#schemas/tenant';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/rate-counters/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { serverTranslator, tenantName } from '../../../platform/words/index.ts';
import type { Queued } from '../../../services/messages/index.ts';
import type { PublishedContent } from '../../records/index.ts';
import type { Operation } from '../call.ts';

export interface MessageParts extends RateLimitParts, Pick<PublishedContent, 'listContent'> {
  /** Puts mail into the outbox. */
  readonly sendMail: (mail: Queued) => Promise<void>;
  readonly limits: { readonly messages: number; readonly tenantMessages: number };
}

interface Sender {
  readonly tenant: Tenant;
  /** Network of the visitor. */
  readonly address: string;
  /** Host of the portal. */
  readonly host: string;
  /** Whether a field was filled that no person sees: by a program, or by the autofill of a browser. The mail is marked. */
  readonly isSuspected: boolean;
}

const keptDays = 3;

/**
 * BLK-02: sends what a visitor wrote as mail to the firm, which answers it directly; nothing else is stored. The same text of a person on one
 * day is one mail, however often it is sent. Rejects with a problem for what cannot be sent.
 */
export async function sendMessage(
  parts: MessageParts,
  { tenant, address, host, isSuspected }: Sender,
  message: ContactMessage,
): Promise<void> {
  const to = tenant.messagesTo ?? tenant.help.email;
  if (to === undefined)
    throw new ProblemError(503, 'no-address', 'This portal has no address for messages. Please phone or write instead.');
  if (Object.keys(messageFaults(message)).length > 0)
    throw new ProblemError(422, 'message-refused', 'Name, mail address or message cannot be sent as they are.');
  const { limits, clock } = parts;
  await consumeRateLimit(parts, { tenant: tenant.slug, what: 'messages', of: address, limit: limits.messages, seconds: hourSeconds });
  await consumeRateLimit(parts, { tenant: tenant.slug, what: 'all-messages', of: '', limit: limits.tenantMessages, seconds: hourSeconds });
  const languages = languagesOf(tenant, languageCodes(tenant)[0] ?? 'en');
  const [dictionary] = await parts.listContent(tenant.slug, 'dictionary');
  const translate = serverTranslator(dictionary as Dictionary | undefined, languages);
  const { name: sender, email, message: text } = message;
  const name = tenantName(tenant, languages);
  await parts.sendMail({
    id: idOf(parts, tenant, message),
    tenant: tenant.slug,
    channel: 'Email',
    body: {
      to,
      replyTo: { name: sender, address: email },
      subject: translate(isSuspected ? 'mail.messageSubjectSuspected' : 'mail.messageSubject', { sender }),
      text: translate('mail.messageText', { sender, email, host, message: text, name }),
    },
    expiresAt: clock() + keptDays * dayMs,
  });
}

/** An id that the same message of the same day has again. */
function idOf({ hmac, clock }: MessageParts, { slug }: Tenant, message: ContactMessage): string {
  const day = new Date(clock()).toISOString().slice(0, 10);
  const hex = Buffer.from(hmac('message', JSON.stringify([slug, day, message])), 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** The call of the page's script. */
export const sendContactMessage: Operation<'contact.send', MessageParts> = async ({ parts, tenantSettings, body, address, origin }) => {
  const sender = { tenant: tenantSettings, address, host: new URL(origin).host, isSuspected: isSuspected(body.leaveEmpty) };
  await sendMessage(parts, sender, readMessage(body));
  return { sent: true };
};

/** What the field has that no person sees. */
export const isSuspected = (leaveEmpty: string | undefined): boolean => (leaveEmpty ?? '') !== '';
