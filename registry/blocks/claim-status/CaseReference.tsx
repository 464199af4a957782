import type { BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { ClaimStatusView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { useFormats, Verbatim } from '#ui';
import type { texts } from './claim-status.schema.ts';
import styles from './case-reference.module.css';

interface CaseReferenceProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly view: ClaimStatusView;
}

/** Beside the card, or below it on a phone: the number to quote, and what is saved. */
export function CaseReference({ view: { identifier, identifierLabel, saved }, text, language }: CaseReferenceProps) {
  const formats = useFormats(language);
  return (
    <div className={styles.beside}>
      <dl className={styles.facts}>
        <div>
          <dt>{identifierLabel || text.number}</dt>
          <dd className={styles.identifier}>
            <Verbatim>{identifier}</Verbatim>
          </dd>
        </div>
        {saved && (
          <div>
            <dt>{text.savedLabel}</dt>
            <dd>{filled(text.savedDraft, { name: isolated(saved.name), date: formats.date(saved.at) })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
