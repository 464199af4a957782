import { sameOriginPath } from '#schemas/shared/same-origin-path';
import { askAuth, keepEndedPlace, type EndedPlace, type SessionEnd } from '../../auth/index.ts';
import { keeperOf } from '../../acting/index.ts';
import { timedOutPath } from '../../failure/index.ts';
import { areAnswersSafe, release } from '../../forms/index.ts';
import { Covered, Ended } from '../../frame/index.ts';
import { word } from '../../tenant/index.ts';
import { holdsForm, type Portal, type Visit } from '../../visit/index.ts';
import { cover } from './cover.tsx';

interface Leaving {
  readonly by: SessionEnd;
  /** No other tab has ended the session. */
  readonly first: boolean;
  /** It shows nothing any more, and is left again. */
  readonly covered: boolean;
  readonly visit: Visit | undefined;
  readonly portal: Pick<Portal, 'session' | 'unsent'>;
}

/**
 * Nothing of the person is left on the screen when this returns; then a fresh document follows, as soon as it can be had: the page of the time-out
 * (SES-01), or the same address for the person who is signed in now, or for none.
 */
export async function leaveDocument({ by, first, covered, visit, portal: { session, unsent } }: Leaving): Promise<void> {
  const site = visit?.site;
  const place = placeOf(visit, { session, unsent });
  // For files that are not sent the browser would ask whether to leave, and show what is there until the answer.
  release(unsent);
  if (by !== 'idle') {
    if (!covered) cover(document, site?.name ?? '', <Covered site={site} signedOut={by === 'sign-out'} />);
    return whenReachable(() => location.reload());
  }
  if (!covered) {
    cover(document, word(site, 'error.timeout'), <Ended site={site} place={place} signIn={(to) => location.assign(to)} />);
    keepEndedPlace(place);
    session.lose();
  }
  if (first) await askAuth('/auth/sign-out', {}).catch(() => undefined);
  return whenReachable(() => location.replace(timedOutPath));
}

function placeOf(visit: Visit | undefined, { session, unsent }: Leaving['portal']): EndedPlace {
  const form = holdsForm(visit) ? visit?.data.read('form') : undefined;
  const keeper = visit && keeperOf(session.current(), visit.acting);
  const slug = form?.state === 'ready' ? (form.value as { slug: string }).slug : undefined;
  return {
    to: sameOriginPath(location.pathname + location.search + location.hash) ?? '/',
    answersKept: slug !== undefined && keeper !== undefined && areAnswersSafe(keeper, slug),
    ...(unsent.files.length > 0 ? { unsentFiles: unsent.files.every(({ kept }) => kept) ? 'kept' : 'lost' } : {}),
  };
}

/** Now, or when the connection is back: the browser's own page for that would be no help. */
async function whenReachable(leave: () => void): Promise<void> {
  const answer = await fetch(timedOutPath, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer) leave();
  else addEventListener('online', () => void whenReachable(leave), { once: true });
}
