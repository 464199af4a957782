import type { CheckResult, FieldCheck } from '../form/fields/field-check.ts';
import type { ContactKind, PostalAddress } from '../shared/contact-details.ts';
import type { BookedInterview, BookingVisit } from '../shared/booking.ts';
import type { SignInMethod } from '../shared/sign-in/sign-in-method.ts';

/** A stored file as a list shows it (CTL-ROW). */
export interface ListedAttachment {
  readonly id: string;
  readonly fileName: string;
  /** ISO 8601. */
  readonly dateTime: string;
  readonly canDownload: boolean;
  /** Neither: it is being processed. */
  readonly trouble?: 'missing' | 'refused';
}

/** Raw answers of one form; `submissionId` and `version` are those of the server's record, in a registration those of this device. Without a version it is begun with this id (CLM-01). */
export interface DraftAnswers {
  formSlug: string;
  submissionId?: string;
  version?: number;
  answers: Record<string, unknown>;
  /** Questions answered since the server acknowledged answers; absent means all. */
  unsaved?: readonly string[];
  /** When the last of them was answered in this document, in milliseconds since 1970; absent where none was. */
  answeredAt?: number;
  /** Ids of the files that the server's answers of `version` name. */
  savedFiles?: readonly string[];
  /** Key of the write that they are about to be sent by: its answer may be lost. */
  triedKeys?: readonly string[];
  page?: number;
}

/**
 * What a block may ask of the app. A block never fetches or routes: it calls
 * `act(name, payload)` and reads the outcome. The gallery logs them; `src/actions` answers them.
 */
export interface Actions {
  /** Go to an address of this portal; the browser is on its way before the call returns. */
  navigate: { payload: { to: string; replace?: boolean }; value: undefined };
  /** Show the page in another language of the tenant (NAV-02). */
  'choose-language': { payload: { code: string }; value: undefined };
  /** Show or hide unpublished content (PAGE-14, NAV-04). */
  'toggle-drafts': { payload: { on: boolean }; value: undefined };
  /** LOGIN-05, LOGIN-06: check the account, then send a passcode. */
  'sign-in-start': {
    payload: { method: SignInMethod; username: string };
    value: { sentTo: string; expiresInSeconds: number; codeLength: number };
  };
  /** LOGIN-06: send another code for the running sign-in; the server knows its person. */
  'sign-in-resend': { payload: Record<string, never>; value: { sentTo: string; expiresInSeconds: number; codeLength: number } };
  /** LOGIN-06, LOGIN-09: answer the passcode. */
  'sign-in-answer': { payload: { code: string }; value: { next: string } };
  /** LOGIN-14: the step of a sign-in that began before this document: a reload, or a form posted without a script. */
  'sign-in-resume': {
    payload: Record<string, never>;
    /** `faultWords`: the words of the server’s refusal. */
    value: { method?: SignInMethod; fault?: string; faultWords?: string } & (
      | { step: 'name'; username?: string }
      | { step: 'passcode'; sentTo: string; expiresInSeconds: number; codeLength: number }
    );
  };
  /** NAV-03. */
  'sign-out': { payload: { to?: string }; value: undefined };
  /** Ask one need of the page again. */
  reload: { payload: { need: string }; value: undefined };
  /** BLK-03: these items of the news count as read on this device; `not-kept` where it refuses to keep that. */
  'mark-news-read': { payload: { ids: readonly string[] }; value: undefined };
  /** BLK-02: send what a visitor wrote to the firm. `website` is a field that no person sees: who fills it sends nothing. */
  'send-message': { payload: { name: string; email: string; message: string; website: string }; value: undefined };
  /** CLM-07, MYC-02: open a form. */
  'open-form': {
    payload: { formSlug: string; formConfirmationSlug?: string; submissionId?: string; accountId?: string; createClaim?: boolean };
    value: undefined;
  };
  /** FRM-15: keep what was typed on this device, before the call returns; `not-kept` where the device refuses. */
  'keep-answers': { payload: DraftAnswers; value: undefined };
  /** FRM-13: keep a chosen file on this device, by the content of its answer; `not-kept` where the device refuses, or the server has the draft. */
  'keep-file': { payload: { formSlug: string; content: string; file: File }; value: undefined };
  /** FRM-15: keep what was typed, without validating. `leaving`: the page is going away, and the call must outlive it. */
  'save-draft': {
    payload: DraftAnswers & { leaving?: boolean };
    value: { submissionId: string; version: number; savedAt: string };
  };
  /** FRM-03: forget here what was written in a form, at `submissionId` where it is known; `saved` is as what the server knows it, where it is to get `answers` back in its place. */
  'discard-answers': {
    payload: {
      formSlug: string;
      submissionId?: string;
      saved?: { submissionId?: string; version?: number };
      answers: Readonly<Record<string, unknown>>;
      page?: number;
    };
    value: undefined;
  };
  /**
   * FRM-04, FRM-10, FRM-13: save and return, or submit; then each file by its own link. A form of a registration leads to the next one, or makes the
   * account (REG-04, REG-05). Keeps nothing here: ask `keep-answers` before it.
   */
  'submit-form': {
    payload: {
      formSlug: string;
      submissionId?: string;
      version?: number;
      answers: Record<string, unknown>;
      /** What the form was seeded with (FRM-10). */
      seeds: Readonly<Record<string, unknown>>;
      isSaveAndReturn: boolean;
      /** Step it was pressed on, from 0: a draft opens there again. */
      page: number;
      idempotencyKey: string;
      /** CNF-03. */
      confirmationSlug?: string;
      /** `content`: as the answer names the file. */
      files?: readonly { questionName: string; filePurpose?: string; content: string; file: File }[];
    };
    value: {
      /** A form that makes an account begins no submission (REG-05). */
      submissionId?: string;
      version?: number;
      /** With the id that the server gave each. */
      arrivedFiles: readonly { file: File; id: string }[];
      failedFiles: readonly string[];
    };
  };
  /** ESG-02: leave for the page where a document is signed; with `replace` its page takes the place of this one in the history. */
  'sign-document': { payload: { submissionId: string; documentId: string; replace?: boolean }; value: undefined };
  /** CLM-04 to CLM-06: open the booking screen, with what it needs as navigation state (BKG-01). */
  'open-booking': { payload: BookingVisit; value: undefined };
  /** Keep an interview on this device as a file for calendars. */
  'keep-appointment': { payload: Pick<BookedInterview, 'startsAt' | 'minutes'> & { title: string }; value: undefined };
  /** DET-07, API-DMS: fetch a stored file and keep it on this device under its name. */
  'download-file': { payload: { fileId: string; fileName: string }; value: undefined };
  /** DET-01: keep the answers of a submission on this device as a PDF of this name. */
  'download-answers': { payload: { submissionId: string; name: string }; value: undefined };
  /** CNF-05: have a copy of what was sent mailed to the account. */
  'mail-answers': { payload: { submissionId: string }; value: { sentTo: string } };
  /** CTL-ATT: the files of an account, or of a submission, in their order; of the account the screen acts for where none is named. */
  'list-attachments': {
    payload: {
      owner: 'account' | 'submission';
      ownerId?: string;
      filePurpose?: string;
      /** Of a submission: also those that were sent with it for the account. */
      sentWith?: boolean;
    };
    value: { files: readonly ListedAttachment[] };
  };
  /** CTL-PDF: answers of a submission, with those still being typed, as a PDF at an address that is good for a minute. A failure has the address of the PDF as it is in `details.pdfUrl`. */
  'preview-pdf': {
    payload: { submissionId?: string; pdfUrl?: string; attachmentTypeId?: string; answers: Readonly<Record<string, unknown>> };
    value: { address: string };
  };
  /** CTL-PDF: fetch the newest document of a type and keep it on this device. A failure has the server's words. */
  'download-document': { payload: { submissionId?: string; attachmentTypeId?: string; pdfUrl?: string }; value: undefined };
  /** LOGIN-17: staff mail the person they act for a link to a form. */
  'send-link': { payload: { formSlug: string; submissionId?: string }; value: { sentTo: string } };
  /**
   * FRM-13: send a file of a draft at once, under the id that its answer has; a repeat sends nothing twice. A refusal is the code of its problem, with
   * the server's words where it has any.
   */
  'send-file': {
    payload: { submissionId: string; fileId: string; questionName: string; file: File; signal: AbortSignal };
    value: undefined;
  };
  /** FRM-13: delete a file of a draft that was left out again. */
  'remove-file': { payload: { fileId: string }; value: undefined };
  /** FRM-13: send a file in the place of one that is missing, and read again what is missing. A refusal is the code of its problem. */
  'send-file-again': { payload: { fileId: string; file: File }; value: undefined };
  /** CTL-EMAIL, CTL-PHONE, CTL-VIN: ask the server about an answer that is sound by itself. */
  'check-answer': { payload: FieldCheck; value: CheckResult };
  /** FRM-13: dismiss a missing file, and read again what is missing. */
  'dismiss-file': { payload: { fileId: string }; value: undefined };
  /** PRO-01: correct name and postal address; refusals are details by the names of the server. */
  'save-details': { payload: { name: string; familyName: string; address: PostalAddress }; value: undefined };
  /** PRO-01: have codes sent to a new mail address or telephone number, and to the present one. */
  'begin-contact-change': { payload: { kind: ContactKind; value: string }; value: undefined };
  /** PRO-01: answer those codes; wrong ones are details by their names. Staff have none from the present address. */
  'confirm-contact-change': { payload: { kind: ContactKind; code: string; presentCode?: string }; value: undefined };
  /** PRO-01: keep what is there, and give the new one up. */
  'cancel-contact-change': { payload: { kind: ContactKind }; value: undefined };
  /** FRM-13: names of the files chosen in an open form that are not sent; empty once they are. Leaving asks first while there are any. */
  'hold-files': { payload: { names: readonly string[] }; value: undefined };
}

export type ActionName = keyof Actions;

/** `code` is stable and kebab-case; the asking block turns it into words through its texts. */
export type Outcome<Name extends ActionName = ActionName> =
  | { readonly ok: true; readonly value: Actions[Name]['value'] }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message?: string;
      readonly details?: Readonly<Record<string, string>>;
      readonly retryAfterSeconds?: number;
      /** How often a code may still be tried. */
      readonly triesLeft?: number;
    };

/** The one way in which a block asks for something. Never rejects: a failure is an outcome. */
export type Act = <Name extends ActionName>(name: Name, payload: Actions[Name]['payload']) => Promise<Outcome<Name>>;
