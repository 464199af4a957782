import { tenantDefaults } from '#schemas/tenant';
import { ProblemError } from '../../../../platform/problems/index.ts';
import type { Registration } from '../../../../services/identity/index.ts';
import type { Call, CallDependencies } from '../../call.ts';

/** Whether this call may register a person here, and with what. */
export function requireRegistration({
  parts,
  tenantSettings,
  actor,
  body,
  query,
}: Call<'accounts.register'> & CallDependencies<{ readonly registration?: Registration | undefined }>): Registration {
  const { identity, canCreateRegistration = tenantDefaults.canCreateRegistration } = tenantSettings;
  if (body.userPoolId !== identity.userPoolId || query.clientId !== identity.clientId)
    throw new ProblemError(403, 'other-tenant', 'This registration is meant for another portal. Open the page again and try once more.');
  if (!canCreateRegistration && !actor?.staff) throw registrationClosed();
  if (!parts.registration)
    throw new ProblemError(503, 'registration-elsewhere', 'Registration is not possible here at the moment. Please contact us.');
  return parts.registration;
}

/** For visitors; staff register a person all the same. */
export const registrationClosed = (): ProblemError => new ProblemError(403, 'registration-closed', 'Registration is closed.');
