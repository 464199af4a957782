import type { ActionName } from '#schemas/page';
import type { Action } from './action.ts';
import { chooseLanguage } from './choose-language.ts';
import { loadFileActions } from './create-act.ts';
import { downloadAnswers } from './download-answers.ts';
import { downloadFile } from './download-file.ts';
import { checkAnswer } from './form/check-answer.ts';
import { dismissFile } from './form/dismiss-file.ts';
import { discardAnswers } from './form/discard-answers.ts';
import { guardAnswers, noteUnsentFiles } from './form/note-unsent.ts';
import { forgetTyped } from './form/forget-typed.ts';
import { keepAnswersHere, keepFirstForm } from './form/keep-answers-here.ts';
import { keepAppointment } from './keep-appointment.ts';
import { openBooking } from './open-booking.ts';
import { openForm } from './form/open-form.ts';
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

/** Few people change their details. */
const profile = () => import('./profile.ts');

/** What the portal can answer, by the names of schemas/page/actions. */
export const answers: { readonly [Name in ActionName]?: Action<Name> } = {
  reload,
  'choose-language': chooseLanguage,
  'toggle-drafts': toggleDrafts,
  'sign-in-resend': signInResend,
  'sign-in-resume': signInResume,
  'sign-in-start': signInStart,
  'sign-in-answer': signInAnswer,
  'mark-news-read': async (payload, context) => (await import('./mark-news-read.ts')).markNewsRead(payload, context),
  'send-message': sendMessage,
  'open-form': openForm,
  'note-unsent-files': noteUnsentFiles,
  'guard-answers': guardAnswers,
  'keep-answers': keepAnswersHere,
  'keep-first-form': keepFirstForm,
  'keep-file': async (payload, context) => (await loadFileActions()).keepFile(payload, context),
  'drop-file': async (payload, context) => (await loadFileActions()).dropFile(payload, context),
  'save-draft': saveDraft,
  'forget-typed': forgetTyped,
  'discard-answers': discardAnswers,
  'delete-draft': async (payload, context) => (await import('./form/delete-draft.ts')).deleteDraft(payload, context),
  'submit-form': submitForm,
  'send-file': sendFile,
  'remove-file': removeFile,
  'send-file-again': sendFileAgain,
  'dismiss-file': dismissFile,
  'check-answer': checkAnswer,
  'find-addresses': async (payload, context) => (await import('./form/find-addresses.ts')).findAddresses(payload, context),
  'download-answers': downloadAnswers,
  'mail-answers': mailAnswers,
  'download-file': downloadFile,
  'list-attachments': async (payload, context) => (await import('./form/list-attachments.ts')).listAttachments(payload, context),
  'preview-pdf': async (payload, context) => (await import('./form/preview-pdf.ts')).previewPdf(payload, context),
  'download-document': async (payload, context) => (await import('./form/download-document.ts')).downloadDocument(payload, context),
  'send-link': sendLink,
  'sign-document': async (payload, context) => (await import('./sign-document.ts')).signDocument(payload, context),
  'save-details': async (payload, context) => (await profile()).saveDetails(payload, context),
  'begin-contact-change': async (payload, context) => (await profile()).beginContactChange(payload, context),
  'confirm-contact-change': async (payload, context) => (await profile()).confirmContactChange(payload, context),
  'cancel-contact-change': async (payload, context) => (await profile()).cancelContactChange(payload, context),
  'open-booking': openBooking,
  'keep-appointment': keepAppointment,
};
