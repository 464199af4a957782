import { startTransition } from 'react';
import { type Portal, needsOf, pagesOf, shownBy } from '../visit/index.ts';
import type { BrowserRouter } from '../router/index.ts';

type Learning = Pick<Portal, 'known' | 'session'>;

const maxWait = 2 ** 31 - 1;

/** From now on, the page being shown learns what only a browser knows: visitor, device, time, data. */
export function keepFactsFresh({ known, session }: Learning, router: BrowserRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const learn = (): void => {
    const shown = shownBy(router);
    if (!shown?.visit) return;
    const { facts, data, url } = shown.visit;
    startTransition(() => facts.learn(known(url)));
    void data.start(needsOf(shown, session.current().state === 'signed-in'));
    clearTimeout(timer);
    const ends = pagesOf(shown).flatMap(({ validUntil }) => (validUntil === undefined || validUntil <= Date.now() ? [] : validUntil));
    if (ends.length > 0) timer = setTimeout(learn, Math.min(Math.min(...ends) - Date.now() + 1, maxWait));
  };
  let last = shownBy(router);
  router.subscribe(({ navigation }) => {
    const shown = shownBy(router);
    if (navigation.state !== 'idle' || shown === last) return;
    last = shown;
    learn();
  });
  addEventListener('resize', learn, { passive: true });
  learn();
}
