import type { Given } from '#engine';
import type { SubmissionsListing } from '#schemas/api';
import { dateOnly, formatDate, StatusMark, Table } from '../../ui/index.ts';
import { SortHeading } from './SortHeading.tsx';
import { statusWord } from './status-word.ts';
import type { texts } from './listing.schema.ts';
import styles from './listing.module.css';

interface SubmissionsTableProps extends Pick<Given<typeof texts>, 'text' | 'language'> {
  readonly view: SubmissionsListing;
}

/** One row for each form that was begun or sent; the person's name leads to their account. */
export function SubmissionsTable({ view, text, language }: SubmissionsTableProps) {
  const heading = { view, text };
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text.person}</th>
          <th scope="col">{text.form}</th>
          <SortHeading {...heading} sort="reference" name={text.reference} />
          <th scope="col">{text.status}</th>
          <SortHeading {...heading} sort="created" name={text.created} />
          <SortHeading {...heading} sort="updated" name={text.updated} />
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" data-cell="title">
              <a href={row.href}>
                <bdi>{row.name}</bdi> <bdi>{row.identifier}</bdi>
              </a>
            </th>
            <td data-label={text.form}>{row.form}</td>
            <td data-label={text.reference}>
              <bdi>{row.reference}</bdi>
            </td>
            <td data-label={text.status}>
              <StatusMark tone={row.status === 'Done' ? 'success' : 'waiting'}>{statusWord(text, row.status)}</StatusMark>
            </td>
            <td data-label={text.created} className={styles.date}>
              {formatDate(row.createdAt, dateOnly, language)}
            </td>
            <td data-label={text.updated} className={styles.date}>
              {formatDate(row.updatedAt, dateOnly, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
