import type { FactPath, FactValue } from '#schemas/page';
import { actingFor } from '../../acting/acting.ts';
import { factsOfNoAccount } from '../../acting/facts-of-no-account.ts';
import type { SessionState } from '../../auth/session.ts';

type Known = Readonly<Partial<Record<FactPath, FactValue | undefined>>>;

/** Facts that follow from who is looking, and where: none while that is unknown; without a session, everything personal is absent. */
export function sessionFacts(session: SessionState, place: URL): Known {
  if (session.state === 'pending') return {};
  const { workspace } = actingFor(session, place);
  if (session.state === 'signed-in')
    return { workspace, 'session.signedIn': true, 'session.name': session.view.fullName, 'session.staff': session.view.staff };
  return { workspace, 'session.signedIn': false, 'session.staff': false, 'session.name': undefined, ...factsOfNoAccount };
}
