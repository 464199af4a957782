import type { BlockEnvironment } from '#engine';
import { Heading, NeedNotice, Table } from '#ui';
import type { texts } from './status-file.schema.ts';
import styles from './status-file.module.css';

interface StatusesTableProps extends Pick<BlockEnvironment<typeof texts, 'statuses'>, 'text'> {
  readonly state: BlockEnvironment<typeof texts, 'statuses'>['data']['statuses'];
}

/** What the column `code` may have: names and codes of the statuses. */
export const StatusesTable = ({ state, text }: StatusesTableProps) => (
  <section className={styles.statuses}>
    <Heading level={2}>{text.statuses}</Heading>
    {state.state === 'ready' ? (
      <Table name={text.statuses}>
        <thead>
          <tr>
            <th scope="col">{text.status}</th>
            <th scope="col">{text.statusCode}</th>
          </tr>
        </thead>
        <tbody>
          {state.value.statuses.map(({ code, name }) => (
            <tr key={`${code} ${name}`}>
              <th scope="row" data-cell="title">
                {name}
              </th>
              <td data-label={text.statusCode}>
                <code dir="ltr" className={styles.code}>
                  {code}
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    ) : (
      <NeedNotice need={state} text={text} empty={text.noStatuses} />
    )}
  </section>
);
