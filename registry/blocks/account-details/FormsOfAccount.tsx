import type { Given } from '#engine';
import type { ListingDetailsView } from '#schemas/api';
import { ColumnHeadings, dateOnly, formatDate, formTones, StatusMark, Table } from '../../ui/index.ts';
import { statusWord } from '../../status-words/status-words.ts';
import type { texts } from './account-details.schema.ts';

type Form = ListingDetailsView['forms'][number];

/** Every form that staff may fill for the account; where one may not be edited, the reason is in the place of its link. */
export function FormsOfAccount({
  forms,
  text,
  language,
}: Pick<Given<typeof texts>, 'text' | 'language'> & { readonly forms: readonly Form[] }) {
  return (
    <Table>
      <ColumnHeadings names={[text.form, text.status, text.reference, text.updated]} action={text.action} />
      <tbody>
        {forms.map((form) => (
          <tr key={form.slug}>
            <th scope="row" data-cell="title">
              {form.name}
            </th>
            <td data-label={text.status}>
              <StatusMark tone={formTones[form.status]}>{statusWord(text, form.status)}</StatusMark>
            </td>
            <td data-label={text.reference} data-cell={form.reference ? undefined : 'none'}>
              <bdi>{form.reference ?? '–'}</bdi>
            </td>
            <td data-label={text.updated} data-cell={form.lastUpdate ? undefined : 'none'}>
              {formatDate(form.lastUpdate, dateOnly, language) || '–'}
            </td>
            <td data-cell="action">
              {form.href ? (
                <a href={form.href} aria-label={`${form.status === 'NotStarted' ? text.start : text.edit}: ${form.name}`}>
                  {form.status === 'NotStarted' ? text.start : text.edit}
                </a>
              ) : (
                <span>{form.final ? text.final : text.hidden}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
