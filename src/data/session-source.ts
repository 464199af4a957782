import type { SessionState } from '../auth/index.ts';
import type { NeedAnswer, Source } from './source.ts';

/** NAV-03, NAV-06: who is signed in. */
export const session: Source<'session'> = {
  first: ({ session }) => answer(session()),
  load: async ({ session }) => answer(session()) ?? { state: 'empty' },
};

function answer(state: SessionState): NeedAnswer<'session'> | undefined {
  if (state.state === 'pending') return undefined;
  return state.state === 'signed-in' ? { state: 'ready', value: state.view } : { state: 'empty' };
}
