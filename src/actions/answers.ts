import type { ActionName } from '#schemas/page';
import type { Action } from './action.ts';
import { chooseLanguage } from './choose-language.ts';
import { loadFileActions } from './create-act.ts';
import { loadLateActions } from './load-late-actions.ts';
import { downloadAnswers } from './download-answers.ts';
import { downloadFile } from './download-file.ts';
import { checkAnswer } from './form/check-answer.ts';
import { dismissFile } from './form/dismiss-file.ts';
import { discardAnswers } from './form/discard-answers.ts';
import { guardAnswers, noteUnsentFiles } from './form/note-unsent.ts';
import { forgetTyped } from './form/forget-typed.ts';
import { areAnswersKeptHere, keepAnswersHere, keepFirstForm } from './form/keep-answers-here.ts';
import { keepAppointment } from './keep-appointment.ts';
import { openBooking } from './open-booking.ts';
import { openForm } from './form/open-form.ts';
import { reopenForm } from './form/reopen-form.ts';
import { mailAnswers } from './mail-answers.ts';
import { reload } from './reload.ts';
import { saveDraft } from './form/save-draft.ts';
import { removeFile } from './form/remove-file.ts';
import { sendFile } from './form/send-file.ts';
import { sendFileAgain } from './form/send-file-again.ts';
import { sendLink } from './send-link.ts';
import { sendMessage } from './send-message.ts';
import { signInAnswer } from './sign-in/sign-in-answer.ts';
import { signInResend } from './sign-in/sign-in-resend.ts';
import { signInResume } from './sign-in/sign-in-resume.ts';
import { signInStart } from './sign-in/sign-in-start.ts';
import { submitForm } from './form/submit-form.ts';
import { toggleDrafts } from './toggle-drafts.ts';

type LateActions = NonNullable<Awaited<ReturnType<typeof loadLateActions>>>;

const noCode = { ok: false, code: 'network' } as const;

const late =
  <Name extends ActionName>(pick: (actions: LateActions) => Action<Name>): Action<Name> =>
  async (payload, context) => {
    const actions = await loadLateActions();
    return actions ? pick(actions)(payload, context) : noCode;
  };

const submit: Action<'submit-form'> = async (payload, context) => {
  const { registers } = context.acting;
  if (!registers) return submitForm(payload, context);
  const actions = await loadLateActions();
  return actions ? actions.register(payload, context, registers) : noCode;
};

/** What the portal can answer, by the names of schemas/page/actions. */
export const answers: { readonly [Name in ActionName]?: Action<Name> } = {
  reload,
  'choose-language': chooseLanguage,
  'toggle-drafts': toggleDrafts,
  'sign-in-resend': signInResend,
  'sign-in-resume': signInResume,
  'sign-in-start': signInStart,
  'sign-in-answer': signInAnswer,
  'mark-news-read': late(({ markNewsRead }) => markNewsRead),
  'send-message': sendMessage,
  'open-form': openForm,
  'reopen-form': reopenForm,
  'note-unsent-files': noteUnsentFiles,
  'guard-answers': guardAnswers,
  'keep-answers': keepAnswersHere,
  'are-answers-kept': areAnswersKeptHere,
  'keep-first-form': keepFirstForm,
  'keep-file': async (payload, context) => (await loadFileActions()).keepFile(payload, context),
  'drop-file': async (payload, context) => (await loadFileActions()).dropFile(payload, context),
  'save-draft': saveDraft,
  'forget-typed': forgetTyped,
  'discard-answers': discardAnswers,
  'delete-draft': late(({ deleteDraft }) => deleteDraft),
  'submit-form': submit,
  'send-file': sendFile,
  'remove-file': removeFile,
  'send-file-again': sendFileAgain,
  'dismiss-file': dismissFile,
  'check-answer': checkAnswer,
  'find-addresses': late(({ findAddresses }) => findAddresses),
  'download-answers': downloadAnswers,
  'mail-answers': mailAnswers,
  'download-file': downloadFile,
  'list-attachments': late(({ listAttachments }) => listAttachments),
  'preview-pdf': late(({ previewPdf }) => previewPdf),
  'download-document': late(({ downloadDocument }) => downloadDocument),
  'send-link': sendLink,
  'sign-document': late(({ signDocument }) => signDocument),
  'set-status': late(({ setStatus }) => setStatus),
  'send-document': late(({ sendDocument }) => sendDocument),
  'give-back': late(({ giveBack }) => giveBack),
  'withdraw-correction': late(({ withdrawCorrection }) => withdrawCorrection),
  'withdraw-document': late(({ withdrawDocument }) => withdrawDocument),
  'undo-status': late(({ undoStatus }) => undoStatus),
  'read-status-file': late(({ readStatusFile }) => readStatusFile),
  'read-document-file': late(({ readDocumentFile }) => readDocumentFile),
  'start-run': late(({ startRunOf }) => startRunOf),
  'read-run': late(({ readRun }) => readRun),
  'save-details': late(({ saveDetails }) => saveDetails),
  'begin-contact-change': late(({ beginContactChange }) => beginContactChange),
  'confirm-contact-change': late(({ confirmContactChange }) => confirmContactChange),
  'cancel-contact-change': late(({ cancelContactChange }) => cancelContactChange),
  'open-booking': openBooking,
  'keep-appointment': keepAppointment,
};
