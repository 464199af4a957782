import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { ClaimsColumn, ClaimsView } from '#schemas/api';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { filled } from '#locale/messages/filled';
import { announce, LinkButton, PageButtons, StatusMark, Table, useFormats, usePages } from '#ui';
import { toneOf } from '../../statuses/index.ts';
import type { texts } from './claims.schema.ts';
import { sortRows, startSorting } from './sort-rows.ts';
import styles from './claims-grid.module.css';

interface ClaimsGridProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly view: ClaimsView;
  readonly pageSize: number;
  /** Above the table; otherwise its section is named so. */
  readonly isNamed: boolean;
}

/** The claims, sortable and paged, with the columns the server configures (CLM-08). */
export function ClaimsGrid({ view, pageSize, isNamed, text, language }: ClaimsGridProps) {
  const [sorting, setSorting] = useState(() => startSorting(view.columns));
  const { rows, ...paging } = usePages(sortRows(view.rows, view.columns, sorting, language), pageSize);
  const sortBy = ({ field, headerText: column }: ClaimsColumn): void => {
    const ascending = sorting?.field === field ? !sorting.ascending : true;
    setSorting({ field, ascending });
    paging.show(0);
    announce(filled(ascending ? text.sortedAscending : text.sortedDescending, { column }));
  };
  const ariaSort = (column: ClaimsColumn) => (sorting?.field !== column.field ? undefined : sorting.ascending ? 'ascending' : 'descending');

  return (
    <div className={styles.grid}>
      <Table name={text.claims} isNameShown={isNamed}>
        <thead>
          <tr>
            {view.columns.map((column) => (
              <th
                key={column.field}
                scope="col"
                aria-sort={ariaSort(column)}
                data-sort={column.allowSorting ? column.field : undefined}
                data-cell={isAction(column) ? 'action' : undefined}
              >
                {column.allowSorting ? (
                  <button type="button" aria-label={filled(text.sortBy, { column: column.headerText })} onClick={() => sortBy(column)}>
                    {column.headerText}
                  </button>
                ) : (
                  column.headerText
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.submissionId}>
              {view.columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.field} scope="row" data-cell="title">
                    <Cell {...{ column, row, view, text, language }} />
                  </th>
                ) : (
                  <td key={column.field} data-label={column.headerText} data-cell={isAction(column) ? 'action' : undefined}>
                    <Cell {...{ column, row, view, text, language }} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <PageButtons label={text.claims} text={text} language={language} {...paging} />
    </div>
  );
}

const isAction = ({ templateColumnType }: ClaimsColumn): boolean => templateColumnType === 'ViewButton';

interface CellProps extends Omit<ClaimsGridProps, 'pageSize' | 'isNamed'> {
  readonly column: ClaimsColumn;
  readonly row: ClaimsView['rows'][number];
}

function Cell({ column, row, view, text, language }: CellProps) {
  const formats = useFormats(language);
  const value = row.values[column.field] ?? '';
  if (column.templateColumnType === 'ViewButton')
    return (
      <LinkButton
        look="secondary"
        href={row.detailHref}
        label={labelled(text.view, String(row.values[view.columns[0]?.field ?? ''] ?? ''), language)}
      >
        {text.view}
      </LinkButton>
    );
  if (column.templateColumnType === 'StatusColumn')
    return <StatusMark tone={toneOf(view.statusColours[String(value)])}>{String(value)}</StatusMark>;
  return <bdi>{formats.column(value, column) || '–'}</bdi>;
}
