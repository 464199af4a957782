import { pickText } from '#engine';
import { actingApi, keeperOf } from '../../acting/index.ts';
import { replayCalls } from '../../api/index.ts';
import { redirect } from '../../router/index.ts';
import { openFrame, type Portal, readyPage, type Show, type ShownPage, type Visit } from '../../visit/index.ts';
import { loadFileActions } from '../../actions/index.ts';
import { listPath, submissionIn } from '../../address/index.ts';
import { homeOf } from '../../auth/index.ts';
import type { FormContent } from '../../content/index.ts';
import { failureWords, PortalError, type LoadFailure } from '../../failure/index.ts';
import { beginsAnew, keepsAnswersOf } from '../../forms/index.ts';
import { word } from '../../tenant/index.ts';
import { screenPage } from '../screen-page.ts';
import { drawnByDevice } from './drawn-by-device.ts';
import { missing } from '../not-found/show-not-found.ts';

/** CLM-01: a claim that is begun has its id from the beginning: a reload, another tab and every save find it, and never another one. */
function anew(url: URL): string {
  const to = new URL(url);
  to.searchParams.set('submissionId', crypto.randomUUID());
  return to.pathname + to.search;
}

/** What the screen of a form is opened with. */
type FormOpening = Pick<Portal, 'awake' | 'onDevice' | 'arrived' | 'api' | 'session'>;

/**
 * FRM-01, FRM-02: the form `name`. Without a name, and for the name my-claim where the tenant has no such form (APP-09): the hub; for staff in workspace the
 * list. A submission that is not there, not theirs or of another form is not found before anything is typed; that its person deleted it, and this device has
 * more of it (FRM-26), the device alone knows.
 */
export function showForm(show: Show, url: URL, name: string | undefined, opening: FormOpening): Promise<ShownPage> {
  const { awake } = opening;
  return show(url, async (visit) => {
    const form = name === undefined ? null : await visit.questions.form(name);
    if (name === undefined || (name === 'my-claim' && !form))
      throw redirect(visit.acting.workspace ? listPath : homeOf(visit.site.claimsEnabled));
    const id = submissionIn(url);
    const isAnew = form !== null && beginsAnew(form, url);
    if (isAnew && id === undefined) throw redirect(anew(url));
    if (!form || isAnew || id === undefined || (await hasSubmission(visit, form, id, opening))) return formScreen(visit, form, awake());
    if (!awake()) return drawnByDevice(await formScreen(visit, form, false));
    const keeper = keeperOf(opening.session.current(), visit.acting);
    if (keeper !== undefined && keepsAnswersOf(keeper, form.slug, id)) return formScreen(visit, form, true);
    const failure: LoadFailure = { source: 'portal', status: 404 };
    return { status: 404, title: word(visit.site, failureWords(failure).heading), visit, frame: await openFrame(visit), failure };
  });
}

/** Whether a submission of this form has this id. Where that cannot be known now, its data reports it. */
async function hasSubmission({ acting, url }: Visit, { slug }: FormContent, id: string, opening: FormOpening): Promise<boolean> {
  if (opening.session.current().state !== 'signed-in' || acting.account === 'none') return true;
  // Before a document is hydrated, what came with it is all that is known.
  const mayAsk = opening.awake() || !opening.onDevice;
  const api = mayAsk ? opening.api : { call: () => Promise.reject(new PortalError(0, 'network')) };
  return actingApi(replayCalls(api, opening.arrived(url)?.answers ?? {}), acting)
    .call('submissions.one', { params: { id } })
    .then(
      ({ formSlug }) => formSlug === slug,
      (error: unknown) => !(error instanceof PortalError && error.status === 404),
    );
}

/**
 * The screen of a form under its own title; page-not-found where there is none. What keeps its files must be here before the connection may be
 * lost, but nothing waits for that: the first form of a document asks for it before it is hydrated, any other one here.
 */
export async function formScreen(visit: Visit, form: FormContent | null, awake: boolean): Promise<ShownPage> {
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
