import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Handle, MessageTable } from '../../platform/db/index.ts';
import type { Attachment, Message } from './message.ts';

/** Keeps message texts unreadable in the database. */
export interface MessageSeal {
  seal(text: string): string;
  open(sealed: string): string;
}

type Content = Pick<Message, 'to' | 'subject' | 'text' | 'replyTo' | 'attachment'>;

/** `code`: what its reader is to type, where the message is about one; not sent, the outbox of the demo offers it. */
type Body = Content & { readonly code?: string };

/** What is sealed: JSON. */
export interface SealedBody extends Omit<Body, 'attachment'> {
  readonly decoy?: boolean;
  /** `bytes` in base64. */
  readonly attachment?: Omit<Attachment, 'bytes'> & { readonly bytes: string };
}

const sealedOf = ({ attachment, ...body }: Body): SealedBody => ({
  ...body,
  ...(attachment ? { attachment: { ...attachment, bytes: Buffer.from(attachment.bytes).toString('base64') } } : {}),
});

/** What of it is sent. */
export const contentOf = ({ to, subject, text, replyTo, attachment }: Omit<SealedBody, 'decoy'>): Content => ({
  to,
  subject,
  text,
  ...(replyTo ? { replyTo } : {}),
  ...(attachment ? { attachment: { ...attachment, bytes: Buffer.from(attachment.bytes, 'base64') } } : {}),
});

export interface Queued {
  readonly tenant: string;
  /** Of a message that is taken once, however often it is queued. Absent: each time it is another message. */
  readonly id?: string;
  readonly channel: Message['channel'];
  readonly body: Body;
  /** Milliseconds since 1970. Not sent later: an old code is useless. */
  readonly expiresAt: number;
  /** Never sent: made for an unknown name, so that it costs the same work as a known one, in the request and after it. */
  readonly decoy?: boolean;
}

/** A message that this process has taken to send. */
export type HeldMessage = Pick<Selectable<MessageTable>, 'tenant_id' | 'id' | 'channel' | 'sealed' | 'tries'>;

/** A place among the messages that this process sends at a time, kept for one that is about to be queued. Use it up, one way or the other. */
interface OutboxPlace {
  /** After the commit. */
  send(message: HeldMessage): void;
  release(): void;
}

/** What sends messages, as those who queue them see it. */
export interface Outbox {
  /** Absent where no place is free: then the message is queued for whichever process has one first. */
  reserve(): OutboxPlace | undefined;
  /** After the commit of a message that was queued without a place. */
  runNow(): void;
}

/** For those who only queue. */
export const silentOutbox: Outbox = { reserve: () => undefined, runNow: () => undefined };

/** A process sends so many messages at a time, at most. */
export const sentAtOnce = 20;

/** Without news of the process that took a message, another takes it after so long: a person waits for a code. */
const leaseMs = 15_000;
export const leaseEnd = (now: number): Date => new Date(now + leaseMs);

/**
 * Puts a message into the outbox; call it with the transaction that caused the message.
 */
export async function queueMessage(trx: Handle, seal: MessageSeal, now: number, message: Queued): Promise<void> {
  await messageWrite(trx, seal, now, message).write.execute();
}

/**
 * As `queueMessage`, for the caller to run together with other writes. `held`: this process has a place for it, and sends it after the commit
 * without looking it up.
 */
export function messageWrite(trx: Handle, seal: MessageSeal, now: number, message: Queued, held = false) {
  const row = {
    tenant_id: message.tenant,
    id: message.id ?? randomUUID(),
    channel: message.channel,
    sealed: seal.seal(JSON.stringify({ ...sealedOf(message.body), decoy: message.decoy ?? false } satisfies SealedBody)),
    tries: held ? 1 : 0,
  };
  const write = trx
    .insertInto('message')
    .values({
      ...row,
      state: held ? 'sending' : 'queued',
      next_try_at: held ? leaseEnd(now) : new Date(now),
      expires_at: new Date(message.expiresAt),
      created_at: new Date(now),
    })
    .$if(message.id !== undefined, (insert) => insert.onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing()));
  return { row: row satisfies HeldMessage, write };
}

/** The newest messages first, for the demo's outbox page. */
export async function listMessages(db: Handle, seal: MessageSeal, tenant?: string, limit = 50) {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .$if(tenant !== undefined, (query) => query.where('tenant_id', '=', tenant ?? ''))
    .where('state', '!=', 'decoy')
    .where('sealed', '!=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => {
    const { decoy, attachment, ...body } = JSON.parse(seal.open(row.sealed)) as SealedBody;
    const attached = attachment ? { attached: attachment.name } : {};
    return decoy
      ? []
      : [{ tenant: row.tenant_id, channel: row.channel, state: row.state, at: row.created_at.getTime(), ...body, ...attached }];
  });
}
