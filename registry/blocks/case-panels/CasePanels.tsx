import type { BlockEnvironment } from '#engine';
import { ArrowForward, Heading, Section, Verbatim } from '#ui';
import styles from './case-panels.module.css';
import type { CasePanelsProps } from './case-panels.schema.ts';

/** The case at a glance: a figure, what it counts, and a way to read on (BLK-05). */
export function CasePanels({ id, heading, intro, look = 'lines', panels }: CasePanelsProps & BlockEnvironment) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <ul role="list" className={styles.panels} data-look={look}>
        {panels.map(({ number, title, text, link }, index) => (
          <li key={index} className={styles.panel}>
            {number && (
              <p className={styles.number}>
                <Verbatim>{number}</Verbatim>
              </p>
            )}
            <Heading level={heading ? 3 : 2} className={styles.title}>
              {title}
            </Heading>
            {text && <p className={styles.text}>{text}</p>}
            {link && (
              <p className={styles.more}>
                <a href={link.href}>
                  <span>{link.label}</span>
                  <ArrowForward />
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
