import { questionsOfKey } from '#schemas/api';
import { typingPlaceOf } from '../../acting/index.ts';
import { forgetTypedBeforeScript, keepTypedBeforeScript } from '../../tab/index.ts';
import type { ActionContext } from '../action.ts';

type Context = Pick<ActionContext, 'session' | 'acting' | 'url'>;

interface Kept {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Questions answered, or cleared, since the server acknowledged answers; absent means all. */
  readonly unsaved?: readonly string[] | undefined;
}

/** FRM-24: these answers are kept: what was typed to their questions in html of this form is among them, or older. */
export function forgetTypedTo({ answers, unsaved }: Kept, { session, acting, url }: Context): void {
  const place = typingPlaceOf(session.current(), acting, url);
  if (!unsaved) return forgetTypedBeforeScript(place);
  const kept = new Set([...Object.keys(answers), ...unsaved]);
  keepTypedBeforeScript(place, ([key]) => !questionsOfKey(key).some((question) => kept.has(question)));
}

/** The form is sent, or its answers are discarded. */
export const forgetTyped = ({ session, acting, url }: Context): void =>
  forgetTypedBeforeScript(typingPlaceOf(session.current(), acting, url));
