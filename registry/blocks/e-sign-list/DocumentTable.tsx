import type { BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { EDocumentsView, EDocumentView } from '#schemas/api';
import { withLabel } from '#locale/dates-and-numbers/list-separator';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { filled } from '#locale/messages/filled';
import { Button, ColumnHeadings, StatusMark, type StatusTone, Table, useFormats, useHydrated, Verbatim } from '#ui';
import type { texts } from './e-sign-list.schema.ts';
import styles from './e-sign-list.module.css';

interface DocumentTableProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  /** The heading above it. */
  readonly name: string;
  readonly view: EDocumentsView;
  readonly opening: EDocumentView | undefined;
  readonly sign: (document: EDocumentView) => Promise<void>;
  readonly download: (document: EDocumentView) => Promise<void>;
}

const tones: Readonly<Record<string, StatusTone>> = { Sent: 'waiting', Signed: 'success' };

/** One row for each document: eDocumentName, filePurpose, signingStatus (ESG-01). */
export function DocumentTable({ name, view, text, language, opening, sign, download }: DocumentTableProps) {
  const formats = useFormats(language);
  const hydrated = useHydrated();
  const words: Readonly<Record<string, string>> = { Sent: text.sent, Signed: text.signed, Declined: text.declined };
  const titleOf = ({ name: words, label }: EDocumentView): string => withLabel(words, label, language);
  const statusOf = ({ status, signedAt }: EDocumentView): string =>
    [
      Object.hasOwn(words, status) ? words[status] : status,
      ...(signedAt ? [filled(text.signedOn, { date: formats.date(signedAt) })] : []),
    ].join(' ');
  return (
    <>
      <p role="status" className={styles.opening}>
        {opening && filled(text.opening, { document: isolated(opening.name) })}
      </p>
      {!view.canSign && <p className={styles.personal}>{text.personal}</p>}
      <Table name={name}>
        <ColumnHeadings names={[text.name, text.purpose, text.status]} action={text.action} />
        <tbody>
          {view.documents.map((document) => (
            <tr key={document.id}>
              <th scope="row" data-cell="title">
                <Verbatim>{document.name}</Verbatim>
                {document.label && <Verbatim className={styles.label}>{document.label}</Verbatim>}
              </th>
              <td data-label={text.purpose}>
                <bdi>{document.purpose}</bdi>
              </td>
              <td data-label={text.status}>
                <StatusMark tone={tones[document.status] ?? 'neutral'}>{statusOf(document)}</StatusMark>
              </td>
              <td data-cell="action">
                {document.signedCopyId && (
                  <Button
                    look="secondary"
                    disabled={!hydrated}
                    aria-label={labelled(text.copy, titleOf(document), language)}
                    onClick={() => void download(document)}
                  >
                    {text.copy}
                  </Button>
                )}
                {view.canSign && document.status !== 'Signed' && (
                  <Button
                    look={document.status === 'Sent' ? 'primary' : 'secondary'}
                    disabled={!hydrated}
                    busy={opening !== undefined}
                    aria-label={labelled(text.sign, titleOf(document), language)}
                    onClick={() => void sign(document)}
                  >
                    {text.sign}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
