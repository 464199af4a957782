import { pickText } from '#engine';
import { redirect } from '../../navigation/index.ts';
import { openFrame, readyPage, type Show, type Shown } from '../../visit/index.ts';
import { listPath } from '../../address/index.ts';
import { homeOf } from '../../auth/index.ts';
import { screenPage } from '../screen-page.ts';
import { missing } from '../not-found/show-not-found.ts';

/** FRM-01, FRM-02: the form `name`. Without a name, and for the name my-claim (APP-09): the hub; for staff in workspace the list. */
export function showForm(show: Show, url: URL, name: string | undefined): Promise<Shown> {
  return show(url, async (visit) => {
    if (name === undefined || name === 'my-claim') throw redirect(visit.acting.workspace ? listPath : homeOf(visit.site.claimsEnabled));
    const form = await visit.questions.form(name);
    if (!form) return missing(visit);
    const title = pickText(form.pageTitle, visit.site) ?? pickText(form.name, visit.site) ?? name;
    const page = screenPage(visit, 'form', { slug: name, title: name }, { title });
    if (!page) return missing(visit);
    const body = await readyPage(visit, page);
    return { status: 200, title, visit, frame: await openFrame(visit), ...(body ? { body } : {}) };
  });
}
