import { faultWords, readFault } from '../../fault/index.ts';
import { openFrame, type Show, type Shown } from '../../visit/index.ts';
import { word } from '../../tenant/index.ts';

/** ERR-01: the error page; `/error/404` says which fault it is about. */
export function showError(show: Show, url: URL, rest: string | undefined): Promise<Shown> {
  const fault = readFault(rest);
  return show(url, async (visit) => ({
    status: 200,
    title: word(visit.site, faultWords(fault).heading),
    visit,
    frame: await openFrame(visit),
    fault,
  }));
}
