import type { ReactNode } from 'react';
import type { BlockEnvironment } from '#engine';
import { isFinal, type FormRow, type FormsListView } from '#schemas/api';
import { withLabel } from '#locale/dates-and-numbers/list-separator';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { filled } from '#locale/messages/filled';
import { Button, ColumnHeadings, LinkButton, OpenFormButton, StatusMark, Table, useFormats, useHydrated, Verbatim } from '#ui';
import { FormStatusMark } from '../../form-status/FormStatusMark.tsx';
import type { texts } from './forms-list.schema.ts';
import { wayIntoForm } from './way-into-form.ts';
import styles from './form-table.module.css';

interface FormTableProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> {
  /** The tab that it is on. */
  readonly name: string;
  readonly rows: readonly FormRow[];
  readonly toSign: NonNullable<FormsListView['toSign']>;
  /** Whether the button of what is awaited is the one that leads on this page. */
  readonly leads: boolean;
  /** Asks whether a draft is to be deleted (FRM-26). */
  readonly askToDelete: (row: FormRow) => void;
}

/**
 * Status, form, dates, and the one thing to do with it: start what has not begun, continue or edit what has (MYC-02, MYC-03); documents to sign are in the
 * same queue, after the awaited form. An Edit that would lead to a refusal cannot be pressed, and has the reason.
 */
export function FormTable({ id, name, rows, toSign, leads, askToDelete, text, language, act }: FormTableProps) {
  const hydrated = useHydrated();
  const formats = useFormats(language);
  const words = { NotStarted: text.notStarted, Draft: text.draft, Done: text.doneStatus };
  const open = (form: Parameters<typeof act<'open-form'>>[1]): void => void act('open-form', form);
  const nameOf = (row: FormRow): string => wayIntoForm(row, text);
  const titleOf = ({ name, label }: { readonly name: string; readonly label?: string | undefined }): string =>
    withLabel(name, label, language);
  const leading = rows.find(({ awaited }) => awaited);
  const formRow = (row: FormRow) => (
    <tr key={`${row.slug}-${row.submissionId ?? ''}`}>
      <td data-label={text.status}>
        <FormStatusMark
          status={row.status}
          correction={row.correction}
          corrected={row.corrected}
          label={words[row.status]}
          {...{ text, language }}
        />
      </td>
      <th scope="row" data-cell="title">
        {row.name}
        {row.label && <Verbatim className={styles.label}>{row.label}</Verbatim>}
        {row.correction && (
          <span className={styles.reason} dir="auto" lang={row.correction.language}>
            {row.correction.reason}
          </span>
        )}
      </th>
      <DateCell label={text.requested} at={row.requested} language={language} />
      <DateCell label={text.lastUpdated} at={row.lastUpdate} language={language}>
        {row.draft && <span className={styles.kept}>{filled(text.keptUntil, { date: formats.date(row.draft.keptUntil) })}</span>}
      </DateCell>
      <td data-cell="action">
        {isFinal(row.status, row) ? (
          <Button
            look="secondary"
            unavailable
            aria-label={labelled(nameOf(row), titleOf(row), language)}
            aria-describedby={`${id}-final-${row.submissionId ?? row.slug}`}
          >
            {nameOf(row)}
          </Button>
        ) : (
          <OpenFormButton
            look={row === leading && leads ? 'primary' : 'secondary'}
            label={labelled(nameOf(row), titleOf(row), language)}
            formSlug={row.slug}
            submissionId={row.submissionId}
            formConfirmationSlug={row.formConfirmationSlug}
            open={open}
          >
            {nameOf(row)}
          </OpenFormButton>
        )}
        {row.draft && (
          <Button
            look="quiet"
            disabled={!hydrated}
            aria-label={labelled(text.delete, titleOf(row), language)}
            onClick={() => askToDelete(row)}
          >
            {text.delete}
          </Button>
        )}
        {row.detailHref && (
          <LinkButton look="secondary" href={row.detailHref} label={labelled(text.view, titleOf(row), language)}>
            {text.view}
          </LinkButton>
        )}
        {isFinal(row.status, row) && (
          <p className={styles.final} id={`${id}-final-${row.submissionId ?? row.slug}`}>
            {text.final}
          </p>
        )}
      </td>
    </tr>
  );
  return (
    <Table name={name}>
      <ColumnHeadings names={[text.status, text.formName, text.requested, text.lastUpdated]} action={text.action} />
      <tbody>
        {rows.filter(({ awaited }) => awaited).map(formRow)}
        {toSign.map(({ id: documentId, name, label, sentAt, href }) => (
          <tr key={documentId}>
            <td data-label={text.status}>
              <StatusMark tone="waiting">{text.toSign}</StatusMark>
            </td>
            <th scope="row" data-cell="title">
              <Verbatim>{name}</Verbatim>
              {label && <Verbatim className={styles.label}>{label}</Verbatim>}
            </th>
            <DateCell label={text.requested} at={sentAt} language={language} />
            <DateCell label={text.lastUpdated} at={undefined} language={language} />
            <td data-cell="action">
              <LinkButton look="secondary" href={href} label={labelled(text.sign, titleOf({ name, label }), language)}>
                {text.sign}
              </LinkButton>
            </td>
          </tr>
        ))}
        {rows.filter(({ awaited }) => !awaited).map(formRow)}
      </tbody>
    </Table>
  );
}

interface DateCellProps {
  readonly label: string;
  readonly at: string | undefined;
  readonly language: string;
  /** Below the date. */
  readonly children?: ReactNode;
}

/** Where there is no date yet, a phone leaves the line out. */
function DateCell({ label, at, language, children }: DateCellProps) {
  const formats = useFormats(language);
  const date = formats.date(at);
  return (
    <td data-label={label} data-cell={date ? undefined : 'none'}>
      <span>
        {date || '–'}
        {children}
      </span>
    </td>
  );
}
