import { useEffect, useRef, useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { EDocumentView, ListingDetailsView } from '#schemas/api';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { Button, closeDialog, ColumnHeadings, Dialog, Heading, StatusMark, Table, useFormats, Verbatim } from '#ui';
import { SendDocument } from './SendDocument.tsx';
import type { texts } from './account-details.schema.ts';
import styles from './account-details.module.css';

interface DocumentsOfAccountProps
  extends
    Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'>,
    Pick<ListingDetailsView, 'forms' | 'documentTemplates'> {
  readonly documents: readonly EDocumentView[];
  /** Of the person. */
  readonly name: string;
}

/** ESG-07, ESG-09: what was sent to the person for a signature, and how far it is. Staff send another, and withdraw what is not signed after a question. */
export function DocumentsOfAccount({ id, documents, name, forms, documentTemplates, text, language, act }: DocumentsOfAccountProps) {
  const formats = useFormats(language);
  const [announced, announce] = useState<{ readonly words: string; readonly result?: 'sent' | 'failed' }>({ words: '' });
  /** The document that is to be withdrawn, until that is confirmed. */
  const [asked, ask] = useState<EDocumentView>();
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  /** Counts what was done: what was pressed is gone then, and the focus goes to the way to another document. */
  const [finished, setFinished] = useState(0);
  useEffect(() => {
    if (finished > 0) section.current?.querySelector('button')?.focus();
  }, [finished]);
  const withdraw = async (document: EDocumentView): Promise<void> => {
    setBusy(true);
    announce({ words: '' });
    const outcome = await act('withdraw-document', { documentId: document.id });
    setBusy(false);
    if (outcome.ok) setFinished((count) => count + 1);
    const words = outcome.ok ? text.withdrawn : outcome.code === 'already-signed' ? text.withdrawSigned : text.notWithdrawn;
    announce({ words: filled(words, { document: isolated(document.name) }), result: outcome.ok ? 'sent' : 'failed' });
  };
  const close = (sent?: string): void => {
    setOpen(false);
    setFinished((count) => count + 1);
    if (sent !== undefined)
      announce({ words: filled(text.documentSentNow, { document: isolated(sent), name: isolated(name) }), result: 'sent' });
  };
  const marks = {
    Signed: { tone: 'success', words: text.signed },
    Declined: { tone: 'danger', words: text.documentDeclined },
  } as const;
  const originWords = ({ by, template, recipients }: NonNullable<EDocumentView['origin']>): string =>
    [
      template === undefined
        ? filled(text.documentOfPdf, { name: isolated(by) })
        : filled(text.documentOfTemplate, { template: isolated(template), name: isolated(by) }),
      ...(recipients === undefined ? [] : [filled(text.documentToMany, { accounts: recipients })]),
    ].join(' ');
  const markOf = ({ status }: EDocumentView) =>
    status === 'Signed' || status === 'Declined' ? marks[status] : ({ tone: 'waiting', words: text.documentSent } as const);
  return (
    <section ref={section} className={styles.forms} aria-labelledby={`${id}-documents`}>
      <Heading level={2} id={`${id}-documents`}>
        {text.documents}
      </Heading>
      {documentTemplates &&
        (isOpen ? (
          <SendDocument {...{ id, text, language, act, forms, documentTemplates }} onClose={close} />
        ) : (
          <div className={styles.ways}>
            <Button
              look="secondary"
              onClick={() => {
                announce({ words: '' });
                setOpen(true);
              }}
            >
              {text.sendDocument}
            </Button>
          </div>
        ))}
      {documents.length > 0 && (
        <Table name={text.documents}>
          <ColumnHeadings names={[text.document, text.status, text.documentSentOn]} action={text.action} />
          <tbody>
            {documents.map((document) => (
              <tr key={document.id}>
                <th scope="row" data-cell="title">
                  <Verbatim>{document.name}</Verbatim>
                  {document.label && <Verbatim className={styles.detail}>{document.label}</Verbatim>}
                  {document.origin && <span className={styles.detail}>{originWords(document.origin)}</span>}
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
      )}
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
