import { failureWords, readFailure } from '../../failure/index.ts';
import { openFrame, type Show, type Shown } from '../../visit/index.ts';
import { word } from '../../tenant/index.ts';

/** ERR-01: the error page; `/error/404` names the failure. */
export function showError(show: Show, url: URL, rest: string | undefined): Promise<Shown> {
  const failure = readFailure(rest);
  return show(url, async (visit) => ({
    status: 200,
    title: word(visit.site, failureWords(failure).heading),
    visit,
    frame: await openFrame(visit),
    failure,
  }));
}
