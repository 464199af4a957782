import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { ListingDetailsView } from '#schemas/api';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { filled } from '#locale/messages/filled';
import { Button, closeDialog, ColumnHeadings, Dialog, Table, uncoverFocus, useFormats, Verbatim } from '#ui';
import { FormStatusMark } from '../../form-status/FormStatusMark.tsx';
import { statusLabel } from '../../statuses/index.ts';
import { CorrectionActs, CorrectionAsked, VersionsSent } from './CorrectionActs.tsx';
import { GiveBackDialog } from './GiveBackDialog.tsx';
import { WithdrawCorrectionDialog } from './WithdrawCorrectionDialog.tsx';
import type { Announced } from './announced.ts';
import type { texts } from './account-details.schema.ts';
import styles from './account-details.module.css';

type Form = ListingDetailsView['forms'][number];

/** Codes of accounts that no link can be sent to. */
const withoutSignIn = new Set(['inactive-account', 'no-email']);

type FormsOfAccountProps = Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> &
  Pick<ListingDetailsView, 'forms' | 'name' | 'email' | 'writtenLanguage'>;

/** Every submission of the account, and every form that staff may begin for it; if one may not be edited, the reason is in the place of its link. A link is mailed after a question. */
export function FormsOfAccount({ id, forms, name: person, email, writtenLanguage, text, language, act }: FormsOfAccountProps) {
  const formats = useFormats(language);
  const [announced, announce] = useState<Announced>({ words: '' });
  const notice = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed may be gone from its row.
    if (announced.submissionId && document.activeElement === document.body)
      rows.current?.querySelector<HTMLElement>(`[data-submission="${announced.submissionId}"] a`)?.focus();
    if (notice.current && announced.words !== '') uncoverFocus(notice.current);
  }, [announced]);
  /** One link at a time. */
  const [isSending, setSending] = useState(false);
  /** The form whose link is to be mailed, until that is confirmed. */
  const [asked, ask] = useState<Form>();
  const sendLink = async ({ slug, name, submissionId }: Form): Promise<void> => {
    setSending(true);
    announce({ words: text.linkSending });
    const outcome = await act('send-link', { formSlug: slug, ...(submissionId ? { submissionId } : {}) });
    announce(
      outcome.ok
        ? { words: filled(text.linkSent, { form: name, address: isolated(outcome.value.sentTo) }), result: 'sent' }
        : { words: filled(withoutSignIn.has(outcome.code) ? text.linkNoSignIn : text.linkNotSent, { form: name }), result: 'failed' },
    );
    setSending(false);
  };
  /** The form that is to be given back, or whose request is to be withdrawn, until that is confirmed. */
  const [correcting, correct] = useState<Form>();
  /** Reasons that were typed and not sent, by submission. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const askToCorrect = (form: Form): void => {
    announce({ words: '' });
    correct(form);
  };
  const corrected = (result?: Announced): void => {
    correct(undefined);
    if (result) announce(result);
  };
  /** Distinguishes submissions of one form. */
  const titleOf = ({ slug, name, reference }: Form): string =>
    reference && forms.filter((form) => form.slug === slug).length > 1 ? [name, reference].join(listSeparator(language)) : name;
  return (
    <div>
      <Table name={text.forms}>
        <ColumnHeadings names={[text.form, text.status, text.reference, text.updated]} action={text.action} />
        <tbody ref={rows}>
          {forms.map((form) => (
            <tr key={`${form.slug}-${form.submissionId ?? ''}`} data-submission={form.submissionId}>
              <th scope="row" data-cell="title">
                {form.name}
                {form.correction && <CorrectionAsked correction={form.correction} {...{ text, language }} />}
                {form.staffOnly && <small className={styles.staffOnly}>{text.staffOnly}</small>}
              </th>
              <td data-label={text.status}>
                <FormStatusMark
                  status={form.status}
                  correction={form.correction}
                  corrected={form.corrected}
                  label={statusLabel(text, form.status)}
                  {...{ text, language }}
                />
              </td>
              <td data-label={text.reference} data-cell={form.reference ? undefined : 'none'}>
                <Verbatim>{form.reference ?? '–'}</Verbatim>
              </td>
              <td data-label={text.updated} data-cell={form.lastUpdate ? undefined : 'none'}>
                {formats.date(form.lastUpdate) || '–'}
              </td>
              <td data-cell="action">
                <div className={styles.acts}>
                  {form.viewHref && (
                    <a href={form.viewHref} aria-label={labelled(text.view, titleOf(form), language)}>
                      {text.view}
                    </a>
                  )}
                  {form.versions && <VersionsSent versions={form.versions} {...{ text, language }} />}
                  {form.href && (
                    <>
                      <a
                        href={form.href}
                        aria-label={labelled(form.status === 'NotStarted' ? text.start : text.edit, titleOf(form), language)}
                      >
                        {form.status === 'NotStarted' ? text.start : text.edit}
                      </a>
                      <Button
                        look="quiet"
                        aria-label={labelled(text.sendLink, titleOf(form), language)}
                        busy={isSending}
                        // Without an address the answer is that nothing is mailed.
                        onClick={() => (email === '' ? void sendLink(form) : ask(form))}
                      >
                        {text.sendLink}
                      </Button>
                    </>
                  )}
                  <CorrectionActs form={form} title={titleOf(form)} ask={askToCorrect} {...{ text, language }} />
                  {/* That it was sent is its status. */}
                  {form.refusal && form.refusal !== 'sent' && <span>{{ status: text.hidden, form: text.notOpen }[form.refusal]}</span>}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status" className={styles.announced} data-result={announced.result} ref={notice}>
        {announced.words}
      </p>
      {correcting &&
        (correcting.correction ? (
          <WithdrawCorrectionDialog form={correcting} name={person} onClose={corrected} {...{ id, text, act }} />
        ) : (
          <GiveBackDialog
            form={correcting}
            name={person}
            typed={typed[correcting.submissionId ?? '']}
            onType={(words) => setTyped({ ...typed, [correcting.submissionId ?? '']: words })}
            onClose={corrected}
            {...{ id, writtenLanguage, text, language, act }}
          />
        ))}
      {asked && (
        <Dialog
          id={`${id}-send-link`}
          title={filled(text.linkTitle, { form: isolated(asked.name), name: isolated(person) })}
          text={filled(text.linkHint, { address: isolated(email) })}
          onClose={() => ask(undefined)}
        >
          <Button
            onClick={(event) => {
              // First, so that the focus is back and what becomes of the link is announced.
              closeDialog(event);
              void sendLink(asked);
            }}
          >
            {text.linkSend}
          </Button>
          <Button look="secondary" onClick={closeDialog}>
            {text.linkCancel}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
