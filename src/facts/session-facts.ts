import { noAccountFacts, type FactsFrom, type KnownFacts } from '#schemas/page';
import { actingFor } from '../acting/index.ts';
import type { SessionState } from '../auth/index.ts';

/** Facts that follow from who is looking, and where: none while that is unknown; without a session, everything personal is absent. */
export function sessionFacts(session: SessionState, place: URL): KnownFacts {
  if (session.state === 'pending') return {};
  const { workspace, account } = actingFor(session, place);
  const view = session.state === 'signed-in' ? session.view : undefined;
  const known: FactsFrom<'session'> = {
    workspace,
    'session.signedIn': view !== undefined,
    'session.name': view?.fullName,
    'session.staff': view?.staff ?? false,
  };
  if (!view) return { ...known, ...noAccountFacts };
  if (account === 'own') return known;
  // The tenant's pages greet whom they are about: the person staff act for, whose name the screen learns (FRM-19).
  const { 'session.name': _, ...ofStaff } = known;
  return account === 'none' ? { ...ofStaff, 'session.name': undefined } : ofStaff;
}
