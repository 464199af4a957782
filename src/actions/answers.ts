import type { ActionName } from '#schemas/page';
import type { Action, ActionContext } from './action.ts';
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

type LateActions = NonNullable<Awaited<ReturnType<typeof loadLateActions>>>['lateActions'];

const noCode = { ok: false, code: 'network' } as const;

/** Those whose code is in `late-actions.ts`. */
const lateNames: readonly (keyof LateActions)[] = [
  'mark-news-read',
  'delete-draft',
  'find-addresses',
  'list-attachments',
  'preview-pdf',
  'download-document',
  'sign-document',
  'set-status',
  'send-document',
  'give-back',
  'withdraw-correction',
  'withdraw-document',
  'undo-status',
  'read-status-file',
  'read-document-file',
  'start-run',
  'read-run',
  'save-details',
  'begin-contact-change',
  'confirm-contact-change',
  'cancel-contact-change',
];

const late =
  (name: keyof LateActions) =>
  async (payload: never, context: ActionContext): Promise<unknown> => {
    const loaded = await loadLateActions();
    return loaded ? loaded.lateActions[name](payload, context) : noCode;
  };

const submit: Action<'submit-form'> = async (payload, context) => {
  const { registers } = context.acting;
  if (!registers) return submitForm(payload, context);
  const actions = await loadLateActions();
  return actions ? actions.register(payload, context, registers) : noCode;
};

/** What the portal can answer, by the names of schemas/page/actions. */
export const answers: { readonly [Name in ActionName]?: Action<Name> } = {
  ...Object.fromEntries(lateNames.map((name) => [name, late(name)])),
  reload,
  'choose-language': chooseLanguage,
  'toggle-drafts': toggleDrafts,
  'sign-in-resend': signInResend,
  'sign-in-resume': signInResume,
  'sign-in-start': signInStart,
  'sign-in-answer': signInAnswer,
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
  'submit-form': submit,
  'send-file': sendFile,
  'remove-file': removeFile,
  'send-file-again': sendFileAgain,
  'dismiss-file': dismissFile,
  'check-answer': checkAnswer,
  'download-answers': downloadAnswers,
  'mail-answers': mailAnswers,
  'download-file': downloadFile,
  'send-link': sendLink,
  'open-booking': openBooking,
  'keep-appointment': keepAppointment,
};
