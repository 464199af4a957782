import type { Given } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { ClaimStatusView } from '#schemas/api';
import { filled } from '#schemas/words/filled';
import { HelpLine, useFormats } from '../../ui/index.ts';
import type { texts } from './claim-status.schema.ts';
import styles from './case-reference.module.css';

interface CaseReferenceProps extends Pick<Given<typeof texts>, 'text' | 'language'> {
  readonly view: ClaimStatusView;
}

/** Beside the card, or below it on a phone: the number to quote, what is saved, how to reach a person. */
export function CaseReference({ view: { identifier, identifierLabel, saved, help }, text, language }: CaseReferenceProps) {
  const formats = useFormats(language);
  return (
    <div className={styles.beside}>
      <dl className={styles.facts}>
        <div>
          <dt>{identifierLabel || text.number}</dt>
          <dd className={styles.identifier}>
            <bdi>{identifier}</bdi>
          </dd>
        </div>
        {saved && (
          <div>
            <dt>{text.savedLabel}</dt>
            <dd>{filled(text.savedDraft, { name: isolated(saved.name), date: formats.date(saved.at) })}</dd>
          </div>
        )}
      </dl>
      {help && <HelpLine help={help} label={text.help} />}
    </div>
  );
}
