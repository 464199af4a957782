import { useEffect, type MouseEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import { Prose } from '#ui';
import type { RegistrationProps, texts } from './registration.schema.ts';
import styles from './registration.module.css';

/**
 * What the page is about, and its tabs (REG-01). Each is a link to the page that shows it, so that they work without a script; what follows this block
 * is what the chosen one shows.
 */
export function Registration({ id, about, paragraphs = [], tabs = [], text, act }: RegistrationProps & BlockEnvironment<typeof texts>) {
  const login = tabs.find(({ key }) => key === 'login');
  const toLogin = login && !login.current ? login.href : undefined;
  // FRM-09: a mailed link is for the sign-in.
  useEffect(() => {
    if (toLogin && new URLSearchParams(location.search).has('token')) void act('navigate', { to: withQuery(toLogin), replace: true });
  }, [toLogin, act]);
  const choose = (event: MouseEvent, href: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void act('navigate', { to: withQuery(href), replace: true });
  };
  return (
    <div id={id} className={styles.registration}>
      {about && <p className={styles.about}>{about}</p>}
      {paragraphs.map((html, index) => (
        <Prose key={index} html={html} />
      ))}
      {tabs.length > 1 && (
        <nav aria-label={text.tabs} data-keeps-focus>
          <ul className={styles.tabs}>
            {tabs.map(({ key, href, current }) => (
              <li key={key}>
                <a href={href} className={styles.tab} aria-current={current ? 'page' : undefined} onClick={(event) => choose(event, href)}>
                  {text[key]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The tab with everything else that the address has: a campaign, a way on after the sign-in. */
function withQuery(href: string): string {
  const to = new URL(href, location.href);
  for (const [name, value] of new URLSearchParams(location.search)) if (!to.searchParams.has(name)) to.searchParams.append(name, value);
  return to.pathname + to.search;
}
