import { workspaceWords } from '#schemas/tenant';
import { homeOf, isManager, isStaff } from '../../auth/index.ts';
import { chosenBy } from '../../acting/index.ts';
import { listPath } from '../../address/index.ts';
import { redirect } from '../../router/index.ts';
import { wordsOf } from '../../tenant/index.ts';
import { openFrame, readyPage, type ShownPage } from '../../visit/index.ts';
import type { Guard } from '../secured.ts';
import { missing } from '../not-found/show-not-found.ts';
import { screenPage } from '../screen-page.ts';

const workspaceWord = wordsOf(workspaceWords);

const screens = {
  list: { screen: 'listing', title: 'workspace.list' },
  details: { screen: 'listing-details', title: 'workspace.details' },
  statuses: { screen: 'status-file', title: 'workspace.statuses' },
  documents: { screen: 'document-file', title: 'workspace.documents' },
} as const;

/** APP-05: /listing/list, and /listing/details of a chosen account: without one, the list. STS-07, ESG-10: /listing/statuses and /listing/documents, for managers. FRM-20: a claimant is led to their own hub. */
export const showListing = ({ session, show }: Guard, url: URL, name: string): Promise<ShownPage> =>
  show(url, async (visit) => {
    if (!isStaff(session.current())) throw redirect(homeOf(visit.site.claimsEnabled));
    if (!isScreen(name)) return missing(visit);
    if ((name === 'statuses' || name === 'documents') && !isManager(session.current())) return missing(visit);
    const { screen, title: word } = screens[name];
    if (name === 'details' && chosenBy(visit.acting) === undefined) throw redirect(listPath);
    const title = workspaceWord(visit.site, word);
    const body = await readyPage(visit, screenPage(visit, screen, { slug: screen, title }));
    if (!body) return missing(visit);
    return { status: 200, title, visit, frame: await openFrame(visit), body, ...(name === 'details' ? { titledByPerson: true } : {}) };
  });

const isScreen = (name: string): name is keyof typeof screens => Object.hasOwn(screens, name);
