import type { BlockEnvironment } from '#engine';
import type { StatusFilePreview } from '#schemas/page';
import { counted, Table, useFormats, useLocale, Verbatim } from '#ui';
import type { texts } from './status-file.schema.ts';
import styles from './status-file.module.css';

interface ChangesTableProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly changes: StatusFilePreview['changes'];
}

/** Who looks at a table looks at its beginning; the rest is counted. */
const shownRows = 100;

/** What the file changes, by person. */
export function ChangesTable({ changes, text, language }: ChangesTableProps) {
  const formats = useFormats(language);
  const locale = useLocale(language);
  const more = changes.length - shownRows;
  const hasWords = changes.some(({ words }) => words);
  return (
    <div>
      <Table name={counted(text, 'changes', { count: changes.length }, locale)}>
        <thead>
          <tr>
            {[text.person, text.number, text.from, text.to, text.day, ...(hasWords ? [text.reads] : [])].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, shownRows).map(({ row, account, name, from, to, day, words }) => (
            <tr key={row}>
              <th scope="row" data-cell="title">
                <Verbatim>{name}</Verbatim>
              </th>
              <td data-label={text.number}>
                <Verbatim>{account}</Verbatim>
              </td>
              <td data-label={text.from}>{from}</td>
              <td data-label={text.to}>{to}</td>
              <td data-label={text.day}>{formats.date(day)}</td>
              {hasWords && (
                <td data-label={text.reads} data-cell={words ? undefined : 'none'}>
                  {Object.entries(words ?? {}).map(([code, written]) => (
                    <p key={code} lang={code} dir="auto">
                      {written}
                    </p>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p className={styles.more}>{counted(text, 'more', { count: more }, locale)}</p>}
    </div>
  );
}
