import type { Given } from '#engine';
import type { AccountsListing } from '#schemas/api';
import { dateOnly, formatDate, StatusMark, Table, toneOf } from '../../ui/index.ts';
import { SortHeading } from './SortHeading.tsx';
import { statusWord } from './status-word.ts';
import type { texts } from './listing.schema.ts';
import styles from './listing.module.css';

interface AccountsTableProps extends Pick<Given<typeof texts>, 'text' | 'language'> {
  readonly view: AccountsListing;
}

/** One row for each account; its name leads to it. */
export function AccountsTable({ view, text, language }: AccountsTableProps) {
  const heading = { view, text };
  return (
    <Table>
      <thead>
        <tr>
          <SortHeading {...heading} sort="name" name={text.name} />
          <SortHeading {...heading} sort="identifier" name={text.identifier} />
          <th scope="col">{text.email}</th>
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
                <bdi>{row.name}</bdi>
              </a>
            </th>
            <td data-label={text.identifier}>
              <bdi>{row.identifier}</bdi>
            </td>
            <td data-label={text.email}>
              <bdi>{row.email}</bdi>
            </td>
            <td data-label={text.status}>
              <StatusMark tone={toneOf(row.colour)}>{row.description ?? statusWord(text, row.status)}</StatusMark>
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
