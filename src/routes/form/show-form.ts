import { pickText } from '#engine';
import { redirect } from '../../router/index.ts';
import { openFrame, type Portal, readyPage, type Show, type Shown, type Visit } from '../../visit/index.ts';
import { loadFileActions } from '../../actions/index.ts';
import { listPath } from '../../address/index.ts';
import { homeOf } from '../../auth/index.ts';
import type { FormContent } from '../../content/index.ts';
import { beginsAnew } from '../../forms/index.ts';
import { screenPage } from '../screen-page.ts';
import { missing } from '../not-found/show-not-found.ts';

/** CLM-01: a claim that is begun has its id from the beginning: a reload, another tab and every save find it, and never another one. */
function anew(url: URL): string {
  const to = new URL(url);
  to.searchParams.set('submissionId', crypto.randomUUID());
  return to.pathname + to.search;
}

/** FRM-01, FRM-02: the form `name`. Without a name, and for the name my-claim (APP-09): the hub; for staff in workspace the list. */
export function showForm(show: Show, url: URL, name: string | undefined, { awake }: Pick<Portal, 'awake'>): Promise<Shown> {
  return show(url, async (visit) => {
    if (name === undefined || name === 'my-claim') throw redirect(visit.acting.workspace ? listPath : homeOf(visit.site.claimsEnabled));
    const form = await visit.questions.form(name);
    if (form && beginsAnew(form, url) && !url.searchParams.get('submissionId')) throw redirect(anew(url));
    return formScreen(visit, form, awake());
  });
}

/**
 * The screen of a form under its own title; page-not-found where there is none. What keeps its files must be here before the connection may be
 * lost, but nothing waits for that: the first form of a document asks for it before it is hydrated, any other one here.
 */
export async function formScreen(visit: Visit, form: FormContent | null, awake: boolean): Promise<Shown> {
  if (awake) void loadFileActions().catch(() => undefined);
  if (!form) return missing(visit);
  const { slug } = form;
  const title = pickText(form.pageTitle, visit.site) ?? pickText(form.name, visit.site) ?? slug;
  const page = screenPage(visit, 'form', { slug, title: slug }, { title });
  if (!page) return missing(visit);
  // Beside the data, not after it; a drawing that needs it asks again.
  for (const { type } of page.page?.blocks ?? [])
    visit.blocks
      .definition(type)
      ?.drawnWith?.load()
      .catch(() => undefined);
  const body = await readyPage(visit, page);
  return {
    status: 200,
    title,
    visit,
    frame: await openFrame(visit),
    modules: ['forms', 'src/routes/form/index.ts'],
    ...(body ? { body } : {}),
  };
}
