import { isStaff } from '../../auth/index.ts';
import type { BrowserRouter } from '../../router/index.ts';
import { type Portal, shownBy } from '../../visit/index.ts';
import styles from '../consent.module.css';
import { clearAnalyticsCookies } from './analytics-cookies.ts';
import { denyStorage, isRunning, reportPage, runTagManager, seenPage } from './google-tags.ts';

type ConsentDependencies = Pick<Portal, 'session' | 'draftsShown' | 'browser'>;

/**
 * APP-02: runs the tag manager once analytics are accepted, and takes its cookies away where they are not. What runs cannot be stopped: a withdrawal, and
 * the first place for staff or of drafts, ask for a fresh document. SEC-10: a document that was opened with a token never runs it, because scripts may
 * read that address.
 */
export function watchConsent(banner: HTMLElement, { session, draftsShown, browser }: ConsentDependencies, router: BrowserRouter): void {
  const { dataset } = document.documentElement;
  const { container } = banner.dataset;
  const openedWithToken = [location.href, ...performance.getEntriesByType('navigation').map(({ name }) => name)].some(hasToken);
  const page = () => seenPage(location, shownBy(router)?.title ?? '');
  const notMeasured = (): boolean => isStaff(session.current()) || draftsShown();

  const apply = (): void => {
    if (notMeasured()) dataset['consent'] = 'none';
    if (dataset['consent'] === 'analytics' && container) {
      if (!openedWithToken) runTagManager(container, page());
      return;
    }
    if (isRunning()) denyStorage();
    clearAnalyticsCookies(document, location);
    if (isRunning()) browser.reload();
  };
  const chosen = (): void => {
    announce(banner.dataset['chosen']);
    apply();
  };
  document.addEventListener('consent', chosen);
  let { pathname } = location;
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    if (notMeasured() && dataset['consent'] !== 'none') apply();
    else if (isRunning() && location.pathname !== pathname) reportPage(page());
    ({ pathname } = location);
  });
  chosen();
}

/** Also in an address within the address, as that of the sign-in has the one it leads to. */
const hasToken = (address: string): boolean => /token(?:=|%(?:25)*3D)/i.test(address);

/** The choice in words, for screen readers: the banner that was pressed is gone. */
function announce(choice = ''): void {
  const status = document.querySelector<HTMLElement>(`.${styles['chosen']}`);
  if (status) status.textContent = status.dataset[choice] ?? '';
}
