import type { ShownPage } from '../../visit/index.ts';
import { chooseAccountFirst } from './choose-first.ts';

/** What staff are shown: the screen, or the choice of an account in its place, and how the portal is being tried out (TST-02). */
export async function showToStaff(shown: ShownPage): Promise<ShownPage> {
  // Where the panel's states cannot be read, the screen is shown without it.
  const testMode = shown.visit?.questions.testMode().catch(() => null);
  const chosen = await chooseAccountFirst(shown);
  const states = await testMode;
  return states?.isEnabled === true ? { ...chosen, testMode: states } : chosen;
}
