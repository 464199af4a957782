import type { RefusedRow } from '#schemas/page';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { Heading, Verbatim } from '#ui';
import { wordsOfCode } from './words-of-code.ts';
import styles from './refused-rows.module.css';

interface RefusedRowsProps {
  /** Words of the block: `row`, and one for each code. */
  readonly text: Readonly<Record<string, string>> & { readonly row: string };
  readonly title: string;
  readonly rows: readonly RefusedRow[];
}

/** The rows of a file for which nothing is done, each with why. */
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
