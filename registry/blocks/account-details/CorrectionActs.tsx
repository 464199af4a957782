import type { Given } from '#engine';
import type { ListingDetailsView } from '#schemas/api';
import { labelled } from '#schemas/dates-and-numbers/labelled';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#schemas/words/filled';
import { Button, useFormats } from '../../ui/index.ts';
import type { texts } from './account-details.schema.ts';
import styles from './account-details.module.css';

type Form = ListingDetailsView['forms'][number];

interface CorrectionAskedProps extends Pick<Given<typeof texts>, 'text' | 'language'> {
  readonly correction: NonNullable<Form['correction']>;
}

/** GBK-02: what the claimant reads, and who asked for it. */
export function CorrectionAsked({ correction: { reason, by, givenBackAt, isChanged }, text, language }: CorrectionAskedProps) {
  const formats = useFormats(language);
  return (
    <span className={styles.correction}>
      <span className={styles.note} dir="auto">
        {reason}
      </span>
      <small className={styles.by}>
        {by !== undefined && filled(text.correctionBy, { name: isolated(by), time: formats.dateTime(givenBackAt) })}
      </small>
      {isChanged && <small className={styles.by}>{text.correctionBegun}</small>}
    </span>
  );
}

interface CorrectionActsProps extends Pick<Given<typeof texts>, 'text' | 'language'> {
  readonly form: Form;
  /** Distinguishes submissions of one form. */
  readonly title: string;
  /** Asks to give it back, or to withdraw that. */
  readonly ask: (form: Form) => void;
}

/** GBK-01, GBK-03: the button that gives a sent form back, or withdraws that while nothing was changed. */
export function CorrectionActs({ form, title, text, language, ask }: CorrectionActsProps) {
  if (form.correction)
    return form.correction.isChanged ? null : (
      <Button look="quiet" aria-label={labelled(text.withdrawRequest, title, language)} onClick={() => ask(form)}>
        {text.withdrawRequest}
      </Button>
    );
  return form.refusal === 'sent' ? (
    <Button look="quiet" aria-label={labelled(text.giveBack, title, language)} onClick={() => ask(form)}>
      {text.giveBack}
    </Button>
  ) : null;
}
