import type { ReactNode } from 'react';
import type { FieldQuestion } from '../../model/index.ts';
import { Button, Icon } from '#ui';
import styles from './pdf-document.module.css';

interface PdfLinkProps {
  readonly question: FieldQuestion;
  readonly title: string;
  /** What follows the title, for everyone: that another tab opens. */
  readonly hint?: string;
  readonly busy: boolean;
  readonly isRead: boolean;
  readonly onOpen: () => void;
  /** What became of it: announced. */
  readonly children?: ReactNode;
}

/** A PDF with its small picture, and whether it was read. */
export function PdfLink({ question, title, hint, busy, isRead, onOpen, children }: PdfLinkProps) {
  const picture = String(question.settings.property('thumbImageUrl') ?? '');
  return (
    <div className={styles.document}>
      {/^(\/(?!\/)|https:)/i.test(picture) && <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.words}>
        <Button
          id={question.inputId}
          look="secondary"
          busy={busy}
          aria-describedby={[question.a11y_input_ariaDescribedBy, `${question.inputId}-state`].filter(Boolean).join(' ')}
          onClick={onOpen}
        >
          {title} {hint && <small>{hint}</small>}
        </Button>
        <p className={styles.state} id={`${question.inputId}-state`} role="status">
          {children}
          {isRead && (
            <span className={styles.read}>
              <Icon name="check" />
              {question.word('pdfRead')}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
