import { pickText } from '#engine';
import type { Portal } from '../app/portal.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import { missing } from './not-found.ts';

const usual = 'claim-success';

/** What the confirmation screen draws. */
export interface Confirmed {
  readonly html: string;
}

/** CNF-01, CNF-04: the confirmation page of content, by slug; its title is content's. */
export function showConfirmation(portal: Portal, url: URL): Promise<Shown> {
  return show(portal, url, async (visit) => {
    const confirmation = await portal.questions.confirmation(url.searchParams.get('slug') ?? usual);
    if (!confirmation) return missing(portal, visit);
    return {
      status: 200,
      title: pickText(confirmation.pageTitle, visit.site) ?? visit.site.name,
      visit,
      frame: await openFrame(portal, visit),
      view: { html: pickText(confirmation.html, visit.site) ?? '' } satisfies Confirmed,
      queryRead: ['slug'],
    };
  });
}
