import type { Given } from '#engine';
import type { ClaimDetailView } from '#schemas/api';
import { StatusMark, useFormats, Verbatim } from '../../ui/index.ts';
import { FormStatusMark } from '../../form-status/FormStatusMark.tsx';
import { toneOf } from '../../statuses/index.ts';
import type { texts } from './claim-detail.schema.ts';
import styles from './claim-detail.module.css';

interface SummaryProps extends Pick<Given<typeof texts>, 'id' | 'text' | 'language'> {
  readonly view: ClaimDetailView;
}

/** Status and number of the claim, and what the claimant has to know (DET-01, DET-09). */
export function Summary({
  id,
  view: { number, isReference, status, form, correction, updatedAt, warnings },
  text,
  language,
}: SummaryProps) {
  const formats = useFormats(language);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{text.status}</dt>
          <dd>
            {status ? (
              <StatusMark tone={toneOf(status.colour)}>{status.text}</StatusMark>
            ) : (
              <FormStatusMark status={form} {...{ correction, text, language }} label={form === 'Done' ? text.done : text.draft} />
            )}
          </dd>
        </div>
        <div>
          <dt>{isReference ? text.reference : text.number}</dt>
          <dd>
            <Verbatim>{number}</Verbatim>
          </dd>
        </div>
        {updatedAt && (
          <div>
            <dt>{text.updated}</dt>
            <dd>{formats.dateTime(updatedAt)}</dd>
          </div>
        )}
      </dl>
      {correction && (
        <section className={styles.warnings} aria-labelledby={`${id}-correction`}>
          <h3 id={`${id}-correction`}>{text.toCorrect}</h3>
          <p className={styles.reason} dir="auto">
            {correction.reason}
          </p>
        </section>
      )}
      {warnings.length > 0 && (
        <section className={styles.warnings} aria-labelledby={`${id}-warnings`}>
          <h3 id={`${id}-warnings`}>{text.warnings}</h3>
          <ul>
            {warnings.map((warning, index) => (
              <li key={index}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
