import type { BlockEnvironment } from '#engine';
import type { ClaimDetailTab } from '#schemas/api';
import type { texts } from './claim-detail.schema.ts';
import { SignaturePicture } from '#ui';
import styles from './claim-detail.module.css';

interface AnswerLinesProps extends Pick<BlockEnvironment<typeof texts>, 'text'> {
  readonly lines: ClaimDetailTab['lines'];
}

/** Questions with their answers; a heading is above those of a group. */
export function AnswerLines({ lines, text }: AnswerLinesProps) {
  return (
    <ul role="list" className={styles.answers}>
      {lines.map(({ kind, title, text: answer = '', picture }, index) =>
        kind === 'heading' ? (
          <li key={index} className={styles.group}>
            {title}
          </li>
        ) : (
          <li key={index}>
            <span className={styles.question}>{title}</span>
            <span className={styles.answer} data-none={answer ? undefined : true}>
              {picture ? <SignaturePicture src={picture} alt={answer} /> : answer ? <bdi>{answer}</bdi> : text.unanswered}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
