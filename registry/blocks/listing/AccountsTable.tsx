import type { BlockEnvironment } from '#engine';
import type { AccountsListing } from '#schemas/api';
import { AccountStatus, MailAddress, Verbatim } from '#ui';
import { statusLabel, toneOf } from '../../statuses/index.ts';
import { ListTable } from './ListTable.tsx';
import type { texts } from './listing.schema.ts';
import styles from './listing.module.css';

interface AccountsTableProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly view: AccountsListing;
}

/** One row for each account; its name leads to it. */
export const AccountsTable = ({ view, text, language }: AccountsTableProps) => (
  <ListTable
    {...{ view, rows: view.rows, text, language }}
    person={{ name: text.name, sort: 'name', cell: ({ name }) => <Verbatim>{name}</Verbatim> }}
    columns={[
      { name: text.identifier, sort: 'identifier', cell: ({ identifier }) => <Verbatim>{identifier}</Verbatim> },
      {
        name: text.email,
        cell: ({ email }) => (
          <span className={styles.address}>
            <MailAddress email={email} />
          </span>
        ),
      },
      {
        name: text.status,
        cell: ({ colour, description, status }) => (
          <AccountStatus tone={toneOf(colour)} label={statusLabel(text, status)} words={description} />
        ),
      },
    ]}
  />
);
