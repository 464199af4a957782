import type { BlockDefinition, Page } from '#engine';
import { workspaceWords } from '#schemas/tenant';
import { homeOf, isStaff } from '../../auth/index.ts';
import { chosenBy, listPath } from '../../acting/index.ts';
import { redirect } from '../../navigation/index.ts';
import { wordsOf } from '../../tenant/index.ts';
import { openFrame, readyPage, type Shown } from '../../visit/index.ts';
import type { Guard } from '../secured.ts';
import { missing } from '../not-found/show-not-found.ts';

type Screen = NonNullable<BlockDefinition['screen']>;
const workspaceWord = wordsOf(workspaceWords);

/** A page of one block: the type whose definition makes it this screen. */
const screenOf = (type: string, title: string): Page => ({
  slug: type,
  title,
  showHeader: false,
  showBanner: false,
  showFooter: false,
  isWrappedContent: false,
  content: {},
  blocks: [{ index: 0, id: type, type, props: {} }],
});

const screens: Readonly<Record<string, { readonly screen: Screen; readonly title: keyof typeof workspaceWords }>> = {
  list: { screen: 'listing', title: 'workspace.list' },
  details: { screen: 'listing-details', title: 'workspace.details' },
};

/** APP-05: /listing/list, and /listing/details of a chosen account: without one, the list. FRM-20: a claimant is led to their own hub. */
export const showListing = ({ session, show }: Guard, url: URL, name: string): Promise<Shown> =>
  show(url, async (visit) => {
    if (!isStaff(session.current())) throw redirect(homeOf(visit.site.claimsEnabled));
    const wanted = Object.hasOwn(screens, name) ? screens[name] : undefined;
    const type = visit.blocks.types.find((candidate) => visit.blocks.definition(candidate)?.screen === wanted?.screen);
    if (!wanted || type === undefined) return missing(visit);
    if (name === 'details' && chosenBy(visit.acting) === undefined) throw redirect(listPath);
    const title = workspaceWord(visit.site, wanted.title);
    const body = await readyPage(visit, { page: screenOf(type, title), issues: [] });
    return { status: 200, title, visit, frame: await openFrame(visit), ...(body ? { body } : {}) };
  });
