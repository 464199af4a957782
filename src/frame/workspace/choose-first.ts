import type { NeedName } from '#schemas/api';
import { loadWorkspace } from './parts.tsx';
import type { Shown } from '../../visit/index.ts';

/** Needs that are no data of an account. */
const ofAnyone: readonly NeedName[] = ['navigation', 'session'];
const isAboutAccount = ({ body }: Shown): boolean => (body?.needs ?? []).some((need) => !ofAnyone.includes(need));

/** APP-04: for staff who have not chosen the account that a screen is about, the choice replaces it. */
export async function chooseAccountFirst(shown: Shown): Promise<Shown> {
  const { visit, frame } = shown;
  if (visit?.acting.workspace || visit?.acting.account === 'none') await loadWorkspace();
  if (visit?.acting.account !== 'none' || !isAboutAccount(shown)) return shown;
  const { workspaceWord } = await import('./workspace-words.ts');
  return { status: 200, title: workspaceWord(visit.site, 'workspace.choose'), visit, frame, choosing: true };
}
