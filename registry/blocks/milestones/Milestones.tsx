import { numberFormat } from '#locale/dates-and-numbers/intl';
import type { BlockEnvironment } from '#engine';
import { filled } from '#locale/messages/filled';
import { Heading, Icon, Section, useLocale } from '#ui';
import styles from './milestones.module.css';
import type { MilestonesProps, texts } from './milestones.schema.ts';

/** The steps of a case in order, the current one in words (BLK-05). */
export function Milestones({ id, heading, intro, items, text, language }: MilestonesProps & BlockEnvironment<typeof texts>) {
  const number = numberFormat(useLocale(language));
  return (
    <Section id={id} heading={heading} intro={intro} layout="split">
      <ol role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item} data-state={item.state} aria-current={item.state === 'current' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {item.state === 'done' && <Icon name="check" />}
            </span>
            <p className={styles.meta}>
              <span className={styles.state}>{text[item.state]}</span>
              {item.state === 'current' && (
                <span>{filled(text.step, { step: number.format(index + 1), total: number.format(items.length) })}</span>
              )}
              {item.date && <span>{item.date}</span>}
            </p>
            <Heading level={heading ? 3 : 2} className={styles.title}>
              {item.title}
            </Heading>
            {item.text && <p className={styles.text}>{item.text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
