import type { BlockEnvironment } from '#engine';
import { HelpLine } from '#ui';
import styles from './header.module.css';
import type { HeaderProps, texts } from './header.schema.ts';

/** The firm that runs the portal, and how to reach a person: the first line of every page. */
export function Header({
  id,
  name,
  tagline,
  logo,
  href = '/',
  layout = 'start',
  help,
  text,
}: HeaderProps & BlockEnvironment<typeof texts>) {
  return (
    <header id={id} className={styles.header} data-layout={layout}>
      <div className={styles.inner}>
        <a className={styles.brand} href={href}>
          {logo && <img className={styles.logo} src={logo} alt="" height={48} decoding="async" />}
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {tagline && <span className={styles.tagline}>{tagline}</span>}
          </span>
        </a>
        {help && <HelpLine help={help} label={text.help} />}
      </div>
    </header>
  );
}
