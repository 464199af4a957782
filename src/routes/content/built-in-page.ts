import { ownPages, ownPageWords } from '#schemas/tenant';
import { parametersOf } from '../../address/index.ts';
import type { CheckedPage } from '../../content/index.ts';
import { failureWords, type LoadFailure } from '../../failure/index.ts';
import { word, wordsOf } from '../../tenant/index.ts';
import { openFrame, type ShownPage, type Visit } from '../../visit/index.ts';
import { screenPage } from '../screen-page.ts';

const ownPageWord = wordsOf(ownPageWords);

/** DET-04: what they show is named in the address, but for staff, who may choose an account in its place. */
const aboutSubmission: readonly (keyof typeof ownPages)[] = ['my-claim-detail'];
/** Of no use without a script: they have the number to ring. */
const needScript: readonly (keyof typeof ownPages)[] = ['appointment-booking', 'esign-list'];
const nothingNamed: LoadFailure = { source: 'portal', status: 404 };

/** A signed-in page that the portal draws by itself, where the tenant has none of this name (ESG-01, DET-01), or why it cannot; null for any other. */
export async function ownPage(visit: Visit, slug: string): Promise<CheckedPage | ShownPage | null> {
  if (!isOwn(slug)) return null;
  const named = parametersOf(visit.url)['submissionId'] !== undefined || visit.acting.account !== 'own';
  const { phone } = visit.site.tenant.help ?? {};
  const props = phone && needScript.includes(slug) ? { phone } : {};
  if (named || !aboutSubmission.includes(slug))
    return screenPage(visit, slug, { slug, title: ownPageWord(visit.site, ownPages[slug]) }, props);
  const title = word(visit.site, failureWords(nothingNamed).heading);
  return { status: 404, title, visit, frame: await openFrame(visit), failure: nothingNamed };
}

const isOwn = (slug: string): slug is keyof typeof ownPages => Object.hasOwn(ownPages, slug);
