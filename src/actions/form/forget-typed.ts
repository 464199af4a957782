import { accountParameter, registrationPages, type RegistrationKind } from '#schemas/api';
import { chosenBy, typingKeeperOf, typingPlaceOf } from '../../acting/index.ts';
import { forgetTypedBeforeScript, keepTypedBeforeScript } from '../../tab/index.ts';
import { done, type Action, type ActionContext } from '../action.ts';

/** FRM-24: the form shows it. */
export const forgetTyped: Action<'forget-typed'> = async ({ keys }, { session, acting, url }) => {
  const forgotten = new Set(keys);
  keepTypedBeforeScript(typingPlaceOf(session.current(), acting, url), ([key]) => !forgotten.has(key));
  return done;
};

/** A registration is sent or discarded: of its first form, which is filled in on a page, the root of the portal too, nothing is kept that was typed. */
export function forgetTypedToRegister(kind: RegistrationKind, context: Pick<ActionContext, 'session' | 'acting'>): void {
  for (const page of [registrationPages[kind], ...(kind === 'Register' ? ['/'] : [])])
    forgetTypedInForm({ at: page.split('/').at(-1) ?? '' }, context);
}

interface Form {
  /** Last part of the path at which the form is filled in. */
  readonly at: string;
  readonly submissionId?: string | undefined;
}

/** The form is sent, its answers are discarded, or a draft of it is deleted: at no address of it, but for those of other submissions and accounts, is anything kept that was typed. */
export function forgetTypedInForm({ at, submissionId }: Form, { session, acting }: Pick<ActionContext, 'session' | 'acting'>): void {
  forgetTypedBeforeScript(typingKeeperOf(session.current(), acting), ({ pathname, searchParams }) => {
    const named = searchParams.get('submissionId');
    return (
      pathname.split('/').at(-1) === at &&
      (named === null || named === submissionId) &&
      (searchParams.get(accountParameter) ?? undefined) === chosenBy(acting)
    );
  });
}
