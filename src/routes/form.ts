import { pickText, type Page } from '#engine';
import type { Portal } from '../app/portal.ts';
import { redirect } from '../app/router.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import { readyPage } from '../app/visit.ts';
import { homeOf } from '../auth/landing.ts';
import { missing } from './not-found.ts';

/** FRM-01, FRM-02: the form `name`. Without a name, and for the name my-claim (APP-09): the hub; for staff in workspace the list. */
export function showForm(portal: Portal, url: URL, name: string | undefined): Promise<Shown> {
  return show(portal, url, async (visit) => {
    if (name === undefined || name === 'my-claim')
      throw redirect(visit.acting.workspace ? '/listing/list' : homeOf(visit.site.claimsEnabled));
    const form = await portal.questions.form(name);
    const type = portal.blocks.types.find((candidate) => portal.blocks.definition(candidate)?.screen === 'form');
    if (!form || !type) return missing(portal, visit);
    const body = await readyPage(portal, visit, { page: screenOf(name, type), issues: [] });
    const title = pickText(form.pageTitle, visit.site) ?? pickText(form.name, visit.site) ?? name;
    return { status: 200, title, visit, frame: await openFrame(portal, visit), ...(body ? { body } : {}) };
  });
}

/** A page of one block, of the type whose definition says that it is the form screen. */
const screenOf = (slug: string, type: string): Page => ({
  slug,
  title: slug,
  showHeader: true,
  showBanner: false,
  showFooter: true,
  isWrappedContent: false,
  content: {},
  blocks: [{ index: 0, id: 'form', type, props: {} }],
});
