import type { Given } from '#engine';
import type { FormRow } from '#schemas/api';
import { Button } from '../../ui/Button.tsx';
import { dateOnly, formatDate } from '../../ui/format-date.ts';
import { StatusMark, type StatusTone } from '../../ui/StatusMark.tsx';
import type { texts } from './forms-list.schema.ts';
import styles from './forms-list.module.css';

interface FormTableProps extends Pick<Given<typeof texts>, 'text' | 'language' | 'act'> {
  readonly rows: readonly FormRow[];
}

const tones: Readonly<Record<FormRow['status'], StatusTone>> = { NotStarted: 'neutral', Draft: 'waiting', Done: 'success' };

/** No date yet; a phone leaves such a line out. */
const Nothing = () => <span className={styles.nothing}>–</span>;

/** Status, form, dates, and the one thing to do with it: start what has not begun, edit what has (MYC-02, MYC-03). The first row leads. */
export function FormTable({ rows, text, language, act }: FormTableProps) {
  const words = { NotStarted: text.notStarted, Draft: text.draft, Done: text.doneStatus };
  const open = ({ slug, submissionId, formConfirmationSlug }: FormRow): void =>
    void act('open-form', {
      formSlug: slug,
      ...(submissionId ? { submissionId } : {}),
      ...(formConfirmationSlug ? { formConfirmationSlug } : {}),
    });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.status}</th>
          <th scope="col">{text.formName}</th>
          <th scope="col">{text.requested}</th>
          <th scope="col">{text.lastUpdated}</th>
          <th scope="col">{text.action}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={`${row.slug}-${row.submissionId ?? ''}`}>
            <td data-label={text.status}>
              <StatusMark tone={tones[row.status]}>{words[row.status]}</StatusMark>
            </td>
            <th scope="row" data-label={text.formName}>
              {row.name}
            </th>
            <td data-label={text.requested}>{formatDate(row.requested, dateOnly, language) || <Nothing />}</td>
            <td data-label={text.lastUpdated}>{formatDate(row.lastUpdate, dateOnly, language) || <Nothing />}</td>
            <td data-label={text.action}>
              <Button
                look={row.status === 'Done' || index > 0 ? 'secondary' : 'primary'}
                aria-label={`${row.status === 'NotStarted' ? text.start : text.edit}: ${row.name}`}
                onClick={() => open(row)}
              >
                {row.status === 'NotStarted' ? text.start : text.edit}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
