import type { BlockEnvironment } from '#engine';
import type { SubmissionsListing } from '#schemas/api';
import { Verbatim } from '#ui';
import { FormStatusMark } from '../../form-status/FormStatusMark.tsx';
import { statusLabel } from '../../statuses/index.ts';
import { ListTable } from './ListTable.tsx';
import type { texts } from './listing.schema.ts';

interface SubmissionsTableProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly view: SubmissionsListing;
}

/** One row for each form that was begun or sent; the person's name leads to their account. */
export const SubmissionsTable = ({ view, text, language }: SubmissionsTableProps) => (
  <ListTable
    {...{ view, rows: view.rows, text, language }}
    person={{
      name: text.person,
      cell: ({ name }) => <Verbatim>{name}</Verbatim>,
      number: ({ identifier }) => identifier,
    }}
    columns={[
      { name: text.form, cell: ({ form }) => form },
      { name: text.reference, sort: 'reference', cell: ({ reference }) => <Verbatim>{reference}</Verbatim> },
      {
        name: text.status,
        cell: ({ status, correction }) => <FormStatusMark {...{ status, correction, text, language }} label={statusLabel(text, status)} />,
      },
    ]}
  />
);
