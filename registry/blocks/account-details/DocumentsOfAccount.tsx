import { useState } from 'react';
import type { Given } from '#engine';
import type { EDocumentView } from '#schemas/api';
import { labelled } from '#schemas/dates-and-numbers/labelled';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#schemas/words/filled';
import { Button, closeDialog, ColumnHeadings, Dialog, Heading, StatusMark, Table, useFormats, Verbatim } from '../../ui/index.ts';
import type { texts } from './account-details.schema.ts';
import styles from './account-details.module.css';

interface DocumentsOfAccountProps extends Pick<Given<typeof texts>, 'id' | 'text' | 'language' | 'act'> {
  readonly documents: readonly EDocumentView[];
  /** Of the person. */
  readonly name: string;
}

/** ESG-07: what was sent to the person for a signature, and how far it is. What is not signed is withdrawn after a question. */
export function DocumentsOfAccount({ id, documents, name, text, language, act }: DocumentsOfAccountProps) {
  const formats = useFormats(language);
  const [announced, announce] = useState<{ readonly words: string; readonly result?: 'sent' | 'failed' }>({ words: '' });
  /** The document that is to be withdrawn, until that is confirmed. */
  const [asked, ask] = useState<EDocumentView>();
  const [busy, setBusy] = useState(false);
  const withdraw = async (document: EDocumentView): Promise<void> => {
    setBusy(true);
    announce({ words: '' });
    const outcome = await act('withdraw-document', { documentId: document.id });
    setBusy(false);
    const words = outcome.ok ? text.withdrawn : outcome.code === 'already-signed' ? text.withdrawSigned : text.notWithdrawn;
    announce({ words: filled(words, { document: isolated(document.name) }), result: outcome.ok ? 'sent' : 'failed' });
  };
  const marks = {
    Signed: { tone: 'success', words: text.signed },
    Declined: { tone: 'danger', words: text.documentDeclined },
  } as const;
  const markOf = ({ status }: EDocumentView) =>
    status === 'Signed' || status === 'Declined' ? marks[status] : ({ tone: 'waiting', words: text.documentSent } as const);
  return (
    <section className={styles.forms} aria-labelledby={`${id}-documents`}>
      <Heading level={2} id={`${id}-documents`}>
        {text.documents}
      </Heading>
      <Table name={text.documents}>
        <ColumnHeadings names={[text.document, text.status, text.documentSentOn]} action={text.action} />
        <tbody>
          {documents.map((document) => (
            <tr key={document.id}>
              <th scope="row" data-cell="title">
                <Verbatim>{document.name}</Verbatim>
              </th>
              <td data-label={text.status}>
                <StatusMark tone={markOf(document).tone}>{markOf(document).words}</StatusMark>
              </td>
              <td data-label={text.documentSentOn}>{formats.date(document.sentAt)}</td>
              <td data-cell="action">
                <div className={styles.acts}>
                  {document.status !== 'Signed' && (
                    <Button
                      look="quiet"
                      busy={busy}
                      aria-label={labelled(text.withdraw, document.name, language)}
                      onClick={() => ask(document)}
                    >
                      {text.withdraw}
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status" className={styles.announced} data-result={announced.result}>
        {announced.words}
      </p>
      {asked && (
        <Dialog
          id={`${id}-withdraw`}
          title={filled(text.withdrawTitle, { document: isolated(asked.name) })}
          text={filled(text.withdrawHint, { name: isolated(name) })}
          onClose={() => ask(undefined)}
        >
          <Button
            onClick={(event) => {
              closeDialog(event);
              void withdraw(asked);
            }}
          >
            {text.withdraw}
          </Button>
          <Button look="secondary" onClick={closeDialog}>
            {text.linkCancel}
          </Button>
        </Dialog>
      )}
    </section>
  );
}
