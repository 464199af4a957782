import type { ReactNode } from 'react';
import { Heading, type Level } from '../text/Heading.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** Anchor of the block; the heading becomes `<id>-heading`. */
  readonly id: string;
  readonly heading?: string | undefined;
  readonly intro?: string | undefined;
  readonly level?: Level;
  /** `split` sets the heading beside the content where there is space. */
  readonly layout?: 'stacked' | 'split';
  /** `band` is a full-width field of the surface colour. */
  readonly tone?: 'plain' | 'band';
  /** Small controls that belong to the heading's row. */
  readonly aside?: ReactNode;
  /** The aside is in the heading's row on a phone too. */
  readonly keepsAside?: boolean;
  readonly children: ReactNode;
}

/** The frame of every block: full width, content on the page's column, one rhythm of space. */
export function Section({ id, heading, intro, level = 2, layout = 'stacked', tone = 'plain', aside, keepsAside, children }: SectionProps) {
  const labelled = heading ? `${id}-heading` : undefined;
  return (
    <section id={id} aria-labelledby={labelled} className={styles.section} data-tone={tone}>
      <div className={styles.inner} data-layout={heading ? layout : 'stacked'}>
        {(heading || aside) && (
          <div className={styles.head} data-keeps-aside={keepsAside}>
            {heading && (
              <div className={styles.words}>
                <Heading level={level} id={`${id}-heading`}>
                  {heading}
                </Heading>
                {intro && <p className={styles.intro}>{intro}</p>}
              </div>
            )}
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
        )}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
