import type { Selectable } from 'kysely';
import type { Tenant } from '#schemas/tenant';
import type { Actor } from '../../../platform/http/index.ts';
import type { EDocumentTable } from '../../../platform/db/index.ts';

export type EDocumentRow = Selectable<EDocumentTable>;
export type SigningStatus = EDocumentRow['status'];

interface SigningRequest {
  /** The owner of the document, signed in. */
  readonly actor: Actor;
  /** Origin the browser sees: `https://portal.example`. */
  readonly origin: string;
  /** Path of the portal to which the browser comes back, with `status` and `documentId` in its query (ESG-03). */
  readonly returnTo: string;
}

/**
 * Takes signatures: the built-in page, or an outside one. What a provider answers is the truth about a signature; what a
 * browser sends about it is only a hint (SEC-19).
 */
export interface SigningProvider {
  /** Makes the document ready to be signed by its owner; answers the address where that happens. */
  open(document: EDocumentRow, opening: SigningRequest): Promise<string>;
  /** How far the signature really is. */
  statusOf(document: EDocumentRow): Promise<SigningStatus>;
}

/** Who takes the signatures of a tenant. */
export interface SigningProviders {
  readonly signing: (tenant: Tenant) => SigningProvider;
}

/** ESG-02: whether a browser may be sent to this address: one of this portal, or of an origin the tenant lists. Pure. */
export function maySendTo(link: string, origin: string, { signingOrigins = [] }: Pick<Tenant, 'signingOrigins'>): boolean {
  if (!URL.canParse(link)) return false;
  const url = new URL(link);
  return url.username === '' && url.password === '' && [origin, ...signingOrigins].some((known) => new URL(known).origin === url.origin);
}
