import type { FactPath, FactValue } from '#schemas/page';
import type { SessionState } from '../../auth/session.ts';

type Known = Readonly<Partial<Record<FactPath, FactValue | undefined>>>;

/** Facts that follow from who is looking: nothing while that is unknown; without anybody, everything personal is absent. */
export function sessionFacts(session: SessionState): Known {
  if (session.state === 'pending') return {};
  if (session.state === 'signed-in')
    return { 'session.signedIn': true, 'session.name': session.view.fullName, 'session.staff': session.view.staff };
  return {
    'session.signedIn': false,
    'session.staff': false,
    'session.name': undefined,
    'account.id': undefined,
    'account.identifier': undefined,
    'account.status': undefined,
    'account.statusCode': undefined,
    'account.projectId': undefined,
    'claims.count': undefined,
    'claims.statusCode': undefined,
    'forms.open': undefined,
  };
}
