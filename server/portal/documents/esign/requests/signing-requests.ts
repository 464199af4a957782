import type { Selectable } from 'kysely';
import { hourMs } from '#locale/dates-and-numbers/units-of-time';
import type { Handle, SigningRequestTable } from '../../../../platform/db/index.ts';
import { hashOf, randomToken } from '../../../../services/identity/index.ts';
import type { AccountRow } from '../../../records/index.ts';
import type { EDocumentRow } from '../signing-provider.ts';

export type SigningRequest = Selectable<SigningRequestTable>;

/** Long enough to read a contract in peace. */
const lifeMs = hourMs;

export type NewRequest = Pick<SigningRequest, 'document_id' | 'account_id' | 'subject' | 'session' | 'return_to'> & {
  readonly tenant: string;
  readonly now: Date;
};

/** Makes the secret of a signing link: 256 random bits, kept only as a hash, good for one signature within the hour. It has the name that was typed on an earlier one. */
export async function createRequest(db: Handle, { tenant, now, ...request }: NewRequest): Promise<string> {
  const secret = randomToken();
  const { document_id, subject } = request;
  const typed = await db
    .selectFrom('signing_request')
    .select('typed_name')
    .where('tenant_id', '=', tenant)
    .where('document_id', '=', document_id)
    .where('subject', '=', subject)
    .where('typed_name', 'is not', null)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await db
    .insertInto('signing_request')
    .values({
      ...request,
      tenant_id: tenant,
      secret_hash: hashOf(secret),
      expires_at: new Date(now.getTime() + lifeMs),
      typed_name: typed?.typed_name ?? null,
    })
    .execute();
  return secret;
}

/** What a secret opens. */
export interface OpenRequest {
  readonly request: SigningRequest;
  readonly document: EDocumentRow;
  readonly account: AccountRow;
}

/**
 * The request of a secret with its document and its owner; `withdrawn` where the firm has taken the document back since. Undefined for a secret that is wrong, too old, of another tenant, whose
 * owner's account was closed. A used one still opens, until its hour is over, so that a repeat can be answered. Whether its person is still signed in is the caller's
 * question.
 */
export async function findRequest(db: Handle, tenant: string, secret: string, now: Date): Promise<OpenRequest | 'withdrawn' | undefined> {
  const request = await db
    .selectFrom('signing_request')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  if (!request) return undefined;
  if (request.expires_at <= now) {
    // What is refused as too old stays so (SEC-1).
    await db
      .updateTable('signing_request')
      .set({ expires_at: new Date(0) })
      .where('tenant_id', '=', tenant)
      .where('secret_hash', '=', hashOf(secret))
      .execute();
    return undefined;
  }
  const [document, account] = await Promise.all([
    db
      .selectFrom('e_document')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', request.document_id)
      .where('account_id', '=', request.account_id)
      .executeTakeFirst(),
    db
      .selectFrom('account')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', request.account_id)
      .where('active', '=', true)
      .executeTakeFirst(),
  ]);
  if (!account) return undefined;
  return document ? { request, document, account } : 'withdrawn';
}

/** Keeps what was typed, for the link that its person gets once they have signed in again. */
export async function keepTypedName(db: Handle, { tenant_id, secret_hash }: SigningRequest, name: string): Promise<void> {
  await db
    .updateTable('signing_request')
    .set({ typed_name: name })
    .where('tenant_id', '=', tenant_id)
    .where('secret_hash', '=', secret_hash)
    .execute();
}
