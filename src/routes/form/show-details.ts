import { registrationForms } from '#schemas/api';
import { redirect } from '../../router/index.ts';
import { homeOf, isStaff } from '../../auth/index.ts';
import { registeringAt } from '../../address/index.ts';
import type { Portal, Show, ShownPage } from '../../visit/index.ts';
import { missing } from '../not-found/show-not-found.ts';
import { drawnByDevice } from './drawn-by-device.ts';
import { formScreen } from './show-form.ts';

/**
 * REG-04, RDT-04: the second form of a registration, for visitors, and for staff in the workspace. Only the device knows what was answered before.
 * REG-03: who is signed in has an account, and is led home.
 */
export async function showDetails(show: Show, url: URL, { session, awake }: Pick<Portal, 'session' | 'awake'>): Promise<ShownPage> {
  const registers = registeringAt(url);
  if (!registers) return show(url, missing);
  if (awake()) await session.resolve();
  return show(url, async (visit) => {
    const now = session.current();
    if (now.state === 'signed-in' && !(isStaff(now) && visit.acting.workspace)) throw redirect(homeOf(visit.site.claimsEnabled));
    const screen = await formScreen(visit, await visit.questions.form(registrationForms[registers.kind][1]), awake());
    return awake() ? screen : drawnByDevice(screen);
  });
}
