import { faultWords, readFault } from '../fault/fault.ts';
import type { Portal } from '../app/portal.ts';
import { openFrame, show, type Shown } from '../app/shown.ts';
import { word } from '../tenant/words.ts';

/** ERR-01: the error page; `/error/404` says which fault it is about. */
export function showError(portal: Portal, url: URL, rest: string | undefined): Promise<Shown> {
  const fault = readFault(rest);
  return show(portal, url, async (visit) => ({
    status: 200,
    title: word(visit.site, faultWords(fault).heading),
    visit,
    frame: await openFrame(portal, visit),
    fault,
  }));
}
