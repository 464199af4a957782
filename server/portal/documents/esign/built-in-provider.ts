import type { Database } from '../../../platform/db/index.ts';
import type { SigningProvider } from './signing-provider.ts';
import { createRequest } from './requests/signing-requests.ts';
import { statusOf } from './status-of.ts';

/** Signs on this portal's own page, `/sign/<secret>`; the document's row records what was signed there. */
export function builtInProvider(db: Database, clock: () => number): SigningProvider {
  return {
    async open(document, { actor, origin, returnTo }) {
      const secret = await createRequest(db.kysely, {
        tenant: document.tenant_id,
        document_id: document.id,
        account_id: document.account_id,
        subject: actor.sub,
        session: actor.originJti,
        return_to: returnTo,
        now: new Date(clock()),
      });
      return `${origin}/sign/${secret}`;
    },
    statusOf: (document) => statusOf(db, document),
  };
}
