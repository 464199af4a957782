import { noAccountFacts, type FactsFrom, type KnownFacts } from '#schemas/page';
import { actingFor } from '../acting/index.ts';
import type { SessionState } from '../auth/index.ts';

/** Facts that follow from who is looking, and where: none while that is unknown; without a session, everything personal is absent. */
export function sessionFacts(session: SessionState, place: URL): KnownFacts {
  if (session.state === 'pending') return {};
  const { workspace } = actingFor(session, place);
  const view = session.state === 'signed-in' ? session.view : undefined;
  const known: FactsFrom<'session'> = {
    workspace,
    'session.signedIn': view !== undefined,
    'session.name': view?.fullName,
    'session.staff': view?.staff ?? false,
  };
  return view ? known : { ...known, ...noAccountFacts };
}
