import type { BlockEnvironment } from '#engine';
import type { FormRow } from '#schemas/api';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { OpenFormButton, useFormats } from '#ui';
import type { texts } from './forms-list.schema.ts';
import { wayIntoForm } from './way-into-form.ts';
import styles from './account-form.module.css';

interface AccountFormProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language' | 'act'> {
  readonly row: FormRow;
}

/** MYC-01: the form about the account itself: above what is to do, whether it was sent or not. */
export function AccountForm({ row, text, language, act }: AccountFormProps) {
  const formats = useFormats(language);
  return (
    <div className={styles.entry}>
      <p>
        <span className={styles.label}>{text.accountForm}</span>
        <strong>{row.name}</strong>
        {row.lastUpdate && <span className={styles.label}>{labelled(text.lastUpdated, formats.date(row.lastUpdate), language)}</span>}
      </p>
      <OpenFormButton
        look="secondary"
        label={labelled(wayIntoForm(row, text), row.name, language)}
        formSlug={row.slug}
        submissionId={row.submissionId}
        formConfirmationSlug={row.formConfirmationSlug}
        open={(form) => void act('open-form', form)}
      >
        {wayIntoForm(row, text)}
      </OpenFormButton>
    </div>
  );
}
