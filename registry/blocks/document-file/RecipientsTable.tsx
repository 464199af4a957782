import type { BlockEnvironment } from '#engine';
import type { DocumentFilePreview } from '#schemas/page';
import { counted, Table, useLocale, Verbatim } from '#ui';
import type { texts } from './document-file.schema.ts';
import styles from './document-file.module.css';

interface RecipientsTableProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly name: string;
  readonly documents: DocumentFilePreview['documents'];
}

/** Who looks at a table looks at its beginning; the rest is counted. */
const shownRows = 100;

/** Who gets the document. */
export function RecipientsTable({ name, documents, text, language }: RecipientsTableProps) {
  const locale = useLocale(language);
  const more = documents.length - shownRows;
  return (
    <div>
      <Table name={name}>
        <thead>
          <tr>
            <th scope="col">{text.person}</th>
            <th scope="col">{text.number}</th>
          </tr>
        </thead>
        <tbody>
          {documents.slice(0, shownRows).map(({ row, account, name: person }) => (
            <tr key={row}>
              <th scope="row" data-cell="title">
                <Verbatim>{person}</Verbatim>
              </th>
              <td data-label={text.number}>
                <Verbatim>{account}</Verbatim>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p className={styles.more}>{counted(text, 'more', { count: more }, locale)}</p>}
    </div>
  );
}
