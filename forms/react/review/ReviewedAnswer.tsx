import type { ReactNode } from 'react';
import type { FormWords } from '../../texts.ts';
import { SignaturePicture } from '#ui';
import type { Reviewed } from './reviewed-steps.ts';
import styles from './review.module.css';

interface ReviewedAnswerProps extends Omit<Reviewed, 'question'> {
  readonly text: FormWords;
  /** The way to change it. */
  readonly children: ReactNode;
}

/** One question with its answer; one that holds others with theirs in its place. */
export function ReviewedAnswer({ title, parts, missing, text, children }: ReviewedAnswerProps) {
  const [first] = parts;
  const isOne = parts.length === 1 && first?.kind === 'answer';
  return (
    <li className={styles.answer}>
      <div>
        {!isOne && first?.kind !== 'heading' && <p className={styles.group}>{title}</p>}
        {parts.map((part, index) =>
          part.kind === 'heading' ? (
            <p key={index} className={styles.group}>
              {part.text}
            </p>
          ) : (
            <div key={index} className={styles.pair}>
              <span className={styles.title}>{part.title}</span>
              {part.picture ? (
                <SignaturePicture src={part.picture} alt={part.text} />
              ) : part.text !== '' ? (
                <span className={styles.text}>
                  <bdi>{part.text}</bdi>
                </span>
              ) : (
                missing.length === 0 && <span className={styles.none}>{text.unanswered}</span>
              )}
            </div>
          ),
        )}
        {missing.map((words) => (
          <p key={words} className={styles.missing}>
            {words}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
