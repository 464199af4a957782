import type { BlockEnvironment } from '#engine';
import { HelpLine } from '#ui';
import styles from './footer.module.css';
import type { FooterProps, texts } from './footer.schema.ts';
import { useCurrentYear } from './use-current-year.ts';

/** Help, links and the firm that runs the portal: the same on every page (PAGE-15). */
export function Footer({ id, name, legal, help, accessibility, links = [], text }: FooterProps & BlockEnvironment<typeof texts>) {
  const { ref, year } = useCurrentYear();
  const all = accessibility ? [...links, { label: text.accessibility, href: accessibility }] : links;
  return (
    <footer id={id} className={styles.footer}>
      <div className={styles.inner}>
        {help && <HelpLine help={help} label={text.help} />}
        {all.length > 0 && (
          <nav aria-label={text.links}>
            <ul role="list" className={styles.links}>
              {all.map(({ label, href }, index) => (
                <li key={index}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.legal}>
          {legal && <p className={styles.words}>{legal}</p>}
          <p>
            ©{' '}
            <time ref={ref} suppressHydrationWarning>
              {year}
            </time>{' '}
            {name}
          </p>
        </div>
      </div>
    </footer>
  );
}
