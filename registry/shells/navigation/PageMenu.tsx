import { useRef } from 'react';
import type { NavigationView } from '#schemas/api';
import { Icon, hideOnChoice, hideOnLeave } from '#ui';
import { DraftToggle } from './DraftToggle.tsx';
import styles from './navigation.module.css';
import type { Bar } from './bar.ts';
import { useCollapsed } from './use-collapsed.ts';

interface PageMenuProps extends Pick<Bar, 'text' | 'act'> {
  readonly id: string;
  readonly navigation: NavigationView | undefined;
  readonly signedIn: boolean;
  readonly hiddenWhenSignedIn: readonly string[];
  /** Words that take space of the row. */
  readonly besideIt: string;
}

/** Home, the pages of the menu and the draft toggle (NAV-01, NAV-04): a row where there is space for it, else a sheet from the top (NAV-05). */
export function PageMenu({ id, text, act, navigation, signedIn, hiddenWhenSignedIn, besideIt }: PageMenuProps) {
  const home = navigation?.homeHref ?? '/';
  const pages = (navigation?.pages ?? []).filter(({ slug, secured }) =>
    signedIn ? secured || !hiddenWhenSignedIn.includes(slug) : !secured,
  );
  // The page at the root may have an entry of its own: only one of the two is the current one.
  const isHome = navigation?.currentPath === home;
  const row = useRef<HTMLDivElement>(null);
  const collapsed = useCollapsed(
    row,
    JSON.stringify([besideIt, text.home, pages.map(({ title }) => title), navigation?.drafts && text.drafts]),
  );
  return (
    <div className={styles.pages} data-collapsed={collapsed || undefined} onBlur={hideOnLeave}>
      <button type="button" className={styles.open} popoverTarget={id}>
        <Icon name="menu" />
        {text.menu}
      </button>
      <div id={id} ref={row} popover="auto" className={styles.sheet} onClick={hideOnChoice}>
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
