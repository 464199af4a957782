import type { BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { ClaimsView } from '#schemas/api';
import { withLabel } from '#locale/dates-and-numbers/list-separator';
import { filled } from '#locale/messages/filled';
import { LinkButton, useFormats } from '#ui';
import type { texts } from './claims.schema.ts';
import styles from './sign-documents.module.css';

interface SignDocumentsProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly eSign: NonNullable<ClaimsView['eSign']>;
}

/** CLM-07: the way to the documents, and what was signed when. What waits is in the queue of what is to do. */
export function SignDocuments({ eSign: { label, href, documents }, text, language }: SignDocumentsProps) {
  const formats = useFormats(language);
  const signed = documents.filter(({ signedAt }) => signedAt !== undefined);
  return (
    <div className={styles.documents}>
      <h3>{text.documents}</h3>
      <p>
        <LinkButton look="secondary" href={href}>
          {label ?? text.signDocuments}
        </LinkButton>
      </p>
      {signed.length > 0 && (
        <ul>
          {signed.map(({ id, name, label: about, signedAt }) => (
            <li key={id}>
              {filled(text.documentSigned, { document: isolated(withLabel(name, about, language)), date: formats.date(signedAt) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
