import type { Account, NeedName } from '#schemas/api';
import { chosenBy } from '../../acting/index.ts';
import { PortalError } from '../../failure/index.ts';
import type { ShownPage, Visit } from '../../visit/index.ts';
import { workspaceWord } from './workspace-words.ts';

/** Needs that are no data of an account. */
const ofAnyone: readonly NeedName[] = ['navigation', 'session', 'listing', 'documentTemplates', 'statuses'];
const isAboutAccount = ({ body }: ShownPage): boolean => (body?.needs ?? []).some((need) => !ofAnyone.includes(need));

/**
 * APP-04: for staff who have not chosen the account that a screen is about, or one that is not there, the choice replaces it. FRM-19: with an
 * account, the screen has the name of its person, whom the tenant's pages greet; that of the account has it for a title.
 */
export async function chooseAccountFirst(shown: ShownPage): Promise<ShownPage> {
  const { visit } = shown;
  const id = visit && chosenBy(visit.acting);
  if (visit && id !== undefined) {
    const account = await findAccount(visit, id);
    if (account === null) return choose(visit, shown, 'unknown');
    if (account) visit.facts.learn({ 'session.name': account.fullname });
    return account ? { ...(shown.titledByPerson ? titled(shown, account.fullname) : shown), onBehalfOf: account } : shown;
  }
  return visit?.acting.account === 'none' && !visit.acting.registers && isAboutAccount(shown) ? choose(visit, shown, 'none') : shown;
}

const titled = (shown: ShownPage, title: string): ShownPage => ({
  ...shown,
  title,
  ...(shown.body ? { body: { ...shown.body, page: { ...shown.body.page, title } } } : {}),
});

function choose(visit: Visit, { frame }: ShownPage, choosing: NonNullable<ShownPage['choosing']>): ShownPage {
  const title = workspaceWord(visit.site, choosing === 'none' ? 'workspace.choose' : 'workspace.unknown');
  return { status: choosing === 'none' ? 200 : 404, title, visit, frame, choosing };
}

/** Null where there is no such account; undefined where that cannot be known now: then the data of the screen has its own words for it. */
const findAccount = ({ api }: Visit, id: string): Promise<Account | null | undefined> =>
  api.call('accounts.one', { params: { id } }).catch((error: unknown) => {
    if (error instanceof PortalError && error.status === 404) return null;
    return undefined;
  });
