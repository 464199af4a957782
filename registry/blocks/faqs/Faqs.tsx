import type { BlockEnvironment } from '#engine';
import { Disclosure, Heading, Prose, Section } from '#ui';
import styles from './faqs.module.css';
import type { FaqsProps } from './faqs.schema.ts';

/** Questions of which one is open at a time, the first to begin with (BLK-01). */
export function Faqs({ id, heading, intro, items }: FaqsProps & BlockEnvironment) {
  return (
    <Section id={id} heading={heading} intro={intro} layout="split">
      <div className={styles.list}>
        {items.map(({ question, answer }, index) => (
          <Disclosure
            key={index}
            group={`${id}-questions`}
            open={index === 0}
            summary={
              <Heading level={heading ? 3 : 2} className={styles.question}>
                {question}
              </Heading>
            }
          >
            <Prose html={answer} compact />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
