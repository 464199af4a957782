import type { BlockEnvironment } from '#engine';
import type { ClaimDetailView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { StatusMark, useFormats, Verbatim } from '#ui';
import { FormStatusMark } from '../../form-status/FormStatusMark.tsx';
import { toneOf } from '../../statuses/index.ts';
import type { texts } from './claim-detail.schema.ts';
import styles from './claim-detail.module.css';

interface SummaryProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language'> {
  readonly view: ClaimDetailView;
}

/** Status and number of the claim, and what the claimant has to know (DET-01, DET-09). */
export function Summary({
  id,
  view: { number, isReference, status, form, correction, corrected, version, versions, updatedAt, warnings },
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
            {status && <StatusMark tone={toneOf(status.colour)}>{status.text}</StatusMark>}
            {(!status || corrected) && (
              <FormStatusMark
                status={form}
                {...{ correction, corrected, text, language }}
                label={form === 'Done' ? text.done : text.draft}
              />
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
      {version && (
        <p className={styles.version}>
          {filled(version.isBefore ? text.versionShown : text.versionToCorrect, { date: formats.date(version.sentAt) })}
        </p>
      )}
      {versions && (
        <section aria-labelledby={`${id}-versions`}>
          <h3 id={`${id}-versions`}>{text.versions}</h3>
          <ul>
            {versions.map(({ sentAt, href, isShown }) => (
              <li key={href}>
                <a href={href} aria-current={isShown ? 'page' : undefined}>
                  {sentAt === undefined ? text.newestVersion : filled(text.versionOf, { date: formats.date(sentAt) })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {correction && (
        <section className={styles.warnings} aria-labelledby={`${id}-correction`}>
          <h3 id={`${id}-correction`}>{text.toCorrect}</h3>
          <p className={styles.reason} dir="auto" lang={correction.language}>
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
