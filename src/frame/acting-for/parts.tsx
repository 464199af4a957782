import type { ShownPage } from '../../visit/index.ts';
import { ErrorScreen } from '../error-screens/ErrorScreen.tsx';
import { lazyPart } from '../lazy-part.tsx';

/** In one piece, loaded for staff alone. */
const load = () => import('./index.ts');

export const WorkspaceBanner = lazyPart(async () => (await load()).WorkspaceBanner);
export const ChooseAccount = lazyPart(async () => (await load()).ChooseAccount, ErrorScreen);

/** What staff are shown (`showToStaff`), with the code that it is drawn with: the server waits for nothing while it draws. */
export async function shownToStaff(shown: ShownPage): Promise<ShownPage> {
  if (!shown.visit || shown.visit.acting.account === 'own') return shown;
  const [{ showToStaff }] = await Promise.all([load(), WorkspaceBanner.fetch(), ChooseAccount.fetch()]);
  return showToStaff(shown);
}
