import { randomUUID } from 'node:crypto';
import type { Handle } from '../db/index.ts';
import type { Message } from './message.ts';

/** Keeps message texts unreadable in the database. */
export interface MessageSeal {
  seal(text: string): string;
  open(sealed: string): string;
}

export type Body = Pick<Message, 'to' | 'subject' | 'text'>;

/** What is sealed. */
export interface Sealed extends Body {
  readonly decoy?: boolean;
}

export interface Queued {
  readonly tenant: string;
  readonly channel: Message['channel'];
  readonly body: Body;
  /** Milliseconds since 1970. Not sent later: an old code helps nobody. */
  readonly expiresAt: number;
  /** Never sent: made for an unknown name, so that it costs the same work as a known one, in the request and after it. */
  readonly decoy?: boolean;
}

/** Puts a message into the outbox; call it with the transaction that caused the message. */
export async function queueMessage(trx: Handle, seal: MessageSeal, now: number, message: Queued): Promise<void> {
  await trx
    .insertInto('message')
    .values({
      tenant_id: message.tenant,
      id: randomUUID(),
      channel: message.channel,
      sealed: seal.seal(JSON.stringify({ ...message.body, decoy: message.decoy ?? false } satisfies Sealed)),
      state: 'queued',
      tries: 0,
      next_try_at: new Date(now),
      expires_at: new Date(message.expiresAt),
      created_at: new Date(now),
    })
    .execute();
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
    const { decoy, ...body } = JSON.parse(seal.open(row.sealed)) as Sealed;
    return decoy ? [] : [{ tenant: row.tenant_id, channel: row.channel, state: row.state, at: row.created_at.getTime(), ...body }];
  });
}
