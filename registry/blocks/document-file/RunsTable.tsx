import type { BlockEnvironment } from '#engine';
import type { DocumentRunView } from '#schemas/api';
import { Heading, Table, useFormats, Verbatim } from '#ui';
import type { texts } from './document-file.schema.ts';
import styles from './document-file.module.css';

interface RunsTableProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly runs: readonly DocumentRunView[];
}

/** ESG-10: what was sent to many before: when, by whom, to how many. */
export function RunsTable({ runs, text, language }: RunsTableProps) {
  const formats = useFormats(language);
  return (
    <section className={styles.runs}>
      <Heading level={2}>{text.runs}</Heading>
      <Table name={text.runs}>
        <thead>
          <tr>
            {[text.runDocument, text.runStarted, text.runBy, text.runDelivered, text.runRefused].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map(({ id, name, startedAt, by, delivered, refused, isFinished }) => (
            <tr key={id}>
              <th scope="row" data-cell="title">
                <Verbatim>{name}</Verbatim>
              </th>
              <td data-label={text.runStarted}>{formats.date(startedAt)}</td>
              <td data-label={text.runBy}>
                <Verbatim>{by}</Verbatim>
              </td>
              <td data-label={text.runDelivered}>
                {delivered} {!isFinished && text.runUnderWay}
              </td>
              <td data-label={text.runRefused}>{refused}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
