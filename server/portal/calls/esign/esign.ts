import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import type { Operation } from '../call.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/rate-counters/index.ts';
import { requireNotCorrected } from '../../records/index.ts';
import { findOwnDocument, maySendTo, type SigningProviders } from '../../documents/index.ts';

/** Where a provider sends the browser afterwards (ESG-03). */
const returnTo = '/dynamic-content';
const linksPerHour = 60;

/** ESG-02, ESG-04: the address where the person signs a document of theirs. A declined one may still be signed. */
export const openSigning: Operation<'documents.esign', RateLimitParts & SigningProviders> = async (call) => {
  const { parts, tenant, tenantSettings, actor, query, origin } = call;
  const document = await findOwnDocument(call, query);
  if (document.status === 'Signed') throw new ProblemError(409, 'already-signed', 'This document is signed already.');
  await requireNotCorrected(parts.db.kysely, tenant, document.submission_id);
  await consumeRateLimit(parts, { tenant, what: 'signing links', of: actor.sub, limit: linksPerHour, seconds: hourSeconds });
  const link = await parts.signing(tenantSettings).open(document, { actor, origin, returnTo });
  if (!maySendTo(link, origin, tenantSettings))
    throw new ProblemError(502, 'signing-unavailable', 'Signing is not available just now. Please try again later.', {
      cause: new Error(`The signing provider answered an address outside of signingOrigins: ${new URL(link, origin).origin}`),
    });
  return { link };
};
