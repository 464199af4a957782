import type { NavigationView } from '#schemas/api';
import { Icon } from '../../ui/Icon.tsx';
import { hideOnChoice, hideOnLeave } from '../../ui/Menu.tsx';
import { DraftToggle } from './DraftToggle.tsx';
import styles from './navigation.module.css';
import type { Bar } from './Navigation.tsx';

interface PageMenuProps extends Pick<Bar, 'text' | 'act'> {
  readonly id: string;
  readonly navigation: NavigationView | undefined;
  readonly signedIn: boolean;
  readonly hiddenWhenSignedIn: readonly string[];
}

/** Home, the pages of the menu and the draft toggle (NAV-01, NAV-04): a row on a wide window, a sheet from the top on a small one (NAV-05). */
export function PageMenu({ id, text, act, navigation, signedIn, hiddenWhenSignedIn }: PageMenuProps) {
  const home = navigation?.homeHref ?? '/';
  const pages = (navigation?.pages ?? []).filter(({ slug, secured }) =>
    signedIn ? secured || !hiddenWhenSignedIn.includes(slug) : !secured,
  );
  // The page that stands at the root may have an entry of its own: one of them is where somebody is.
  const isHome = navigation?.currentPath === home;
  return (
    <div className={styles.pages} data-many={pages.length > 6 || undefined} onBlur={hideOnLeave}>
      <button type="button" className={styles.open} popoverTarget={id}>
        <Icon name="menu" />
        {text.menu}
      </button>
      <div id={id} popover="auto" className={styles.sheet} onClick={hideOnChoice}>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
          {text.close}
        </button>
        <ul role="list" className={styles.list}>
          <li>
            <a className={styles.link} href={home} aria-current={isHome && !pages.some(({ current }) => current) ? 'page' : undefined}>
              {text.home}
            </a>
          </li>
          {pages.map(({ slug, title, href, current }) => (
            <li key={href + slug}>
              <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        {navigation?.drafts && <DraftToggle on={navigation.drafts.on} text={text} act={act} />}
      </div>
    </div>
  );
}
