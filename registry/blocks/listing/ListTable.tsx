import { useEffect, useRef, type ReactNode } from 'react';
import type { BlockEnvironment } from '#engine';
import type { ListingView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { announce, Table, useFormats, Verbatim } from '#ui';
import { SortHeading } from './SortHeading.tsx';
import type { texts } from './listing.schema.ts';
import styles from './listing.module.css';

interface Column<Row> {
  readonly name: string;
  /** Name of the order, where the list can be sorted by it. */
  readonly sort?: string;
  readonly cell: (row: Row) => ReactNode;
}

interface ListTableProps<Row> extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly view: ListingView;
  readonly rows: readonly Row[];
  /** Whose row it is: it leads to the account. Where the number of the account has no column, it is below the name. */
  readonly person: Column<Row> & { readonly number?: (row: Row) => string };
  readonly columns: readonly Column<Row>[];
}

/** A list of the workspace: a person, what is known of them, and when the row began and last changed. */
export function ListTable<Row extends ListingView['rows'][number]>({ view, rows, person, columns, text, language }: ListTableProps<Row>) {
  const formats = useFormats(language);
  const dates = [
    { name: text.created, sort: 'created', at: ({ createdAt }: Row) => createdAt },
    { name: text.updated, sort: 'updated', at: ({ updatedAt }: Row) => updatedAt },
  ];
  const headings = [person, ...columns, ...dates];
  const sorted = headings.find(({ sort }) => sort !== undefined && view.orders[sort]?.current);
  const order = sorted?.sort && view.orders[sorted.sort]?.current;
  const words = sorted && filled(order === 'descending' ? text.sortedDescending : text.sortedAscending, { column: sorted.name });
  const known = useRef(words);
  useEffect(() => {
    if (words && words !== known.current) announce(words);
    known.current = words;
  }, [words]);
  return (
    <Table name={text[view.list]}>
      <thead>
        <tr>
          {headings.map(({ name, sort }) => (
            <SortHeading key={name} {...{ view, text, name, sort }} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" data-cell="title">
              <a href={row.href}>{person.cell(row)}</a>
              {person.number && (
                <span className={styles.number}>
                  <Verbatim>{person.number(row)}</Verbatim>
                </span>
              )}
            </th>
            {columns.map(({ name, cell }) => (
              <td key={name} data-label={name}>
                {cell(row)}
              </td>
            ))}
            {dates.map(({ name, at }) => (
              <td key={name} data-label={name}>
                {formats.date(at(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
