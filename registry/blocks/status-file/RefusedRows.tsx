import type { Given } from '#engine';
import type { RefusedStatusRow } from '#schemas/page';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#schemas/words/filled';
import { Heading, Verbatim } from '../../ui/index.ts';
import type { texts } from './status-file.schema.ts';
import { wordsOfCode } from './words-of-code.ts';
import styles from './status-file.module.css';

interface RefusedRowsProps extends Pick<Given<typeof texts>, 'text' | 'language'> {
  readonly title: string;
  readonly rows: readonly RefusedStatusRow[];
}

/** The rows that set nothing, each with why. */
export const RefusedRows = ({ title, rows, text }: RefusedRowsProps) => (
  <section className={styles.refused} aria-label={title}>
    <Heading level={3}>{title}</Heading>
    <ul>
      {rows.map(({ row, account, code, detail, value = '' }) => {
        const words = wordsOfCode(text, code);
        return (
          <li key={row}>
            <strong>{filled(text.row, { row })}</strong> <Verbatim>{account}</Verbatim>{' '}
            {words ? filled(words, { value: isolated(value) }) : <span lang="en">{detail}</span>}
          </li>
        );
      })}
    </ul>
  </section>
);
