import type { FileWarning } from '../shared/statuses.ts';
import type { PostalAddress } from '../shared/contact-details.ts';
import type { CheckResult, FieldCheck } from './field-check.ts';

/** A stored file as a list shows it (CTL-ROW). */
export interface ListedAttachment {
  readonly id: string;
  readonly fileName: string;
  /** ISO 8601. */
  readonly dateTime: string;
  readonly canDownload: boolean;
  /** Neither: it is being processed. */
  readonly trouble?: 'missing' | 'refused';
  /** It is still to be opened once: a warning may follow. */
  readonly isOpening?: true;
  /** What was found when it was opened once. */
  readonly warning?: FileWarning;
}

/** A file chosen in an open form that is not sent (FRM-13). */
export interface UnsentFile {
  readonly name: string;
  /** Whether this device keeps it when the form is left: it is sent once the form is open here again. */
  readonly kept: boolean;
}

/** What an open form is asked before it is left by a link, by Back or with its tab. */
export interface LeaveGuard {
  /** Whether that loses answers, at this moment. */
  readonly losesAnswers: () => boolean;
  /** Asks the person, who then leaves or stays. */
  readonly ask: (way: { readonly leave: () => void; readonly stay: () => void }) => void;
}

/** Raw answers of one form; `submissionId` and `version` are those of the server's record, in a registration those of this device. Without a version it is begun with this id (CLM-01). */
interface DraftAnswers {
  formSlug: string;
  /** Of the form that the answers were given to. */
  formVersion?: number;
  submissionId?: string;
  version?: number;
  answers: Record<string, unknown>;
  /** Questions answered since the server acknowledged answers; absent means all. */
  unsaved?: readonly string[];
  /** What the server's answers of `version` have for those questions. */
  before?: Record<string, unknown>;
  /** When the last of them was answered in this document, in milliseconds since 1970; absent where none was. */
  answeredAt?: number;
  /** Ids of the files that the server's answers of `version` name. */
  savedFiles?: readonly string[];
  /** Key of the write that they are about to be sent by: its answer may be lost. */
  triedKeys?: readonly string[];
  page?: number;
}

/** What forms, their files and lists of files ask of the app; `src/actions/form` answers them. */
export interface FormActions {
  /** CLM-07, MYC-02: open a form. */
  'open-form': {
    payload: { formSlug: string; formConfirmationSlug?: string; submissionId?: string; accountId?: string; createClaim?: boolean };
    value: undefined;
  };
  /** FRM-15: keep what was typed on this device, before the call returns; `not-kept` where the device refuses. */
  'keep-answers': { payload: DraftAnswers; value: undefined };
  /** FRM-15: whether this device has any answers of the form; `not-kept` if its storage was cleared. Answered from what it has at this moment. */
  'are-answers-kept': { payload: { formSlug: string; submissionId?: string }; value: undefined };
  /** FRM-15: read the answers of the open form again, the newest of server and this device, with those that only this window has beside them; `failed` if they cannot be had. The value is a new `FormView`. */
  'reopen-form': { payload: { onlyHere: () => Readonly<Record<string, unknown>> }; value: unknown };
  /** REG-04: keep on this device, in the details of a registration, the answers of its first form; `not-kept` where they are there in this document alone. */
  'keep-first-form': { payload: Record<never, never>; value: undefined };
  /** FRM-13: keep a chosen file on this device, by the content of its answer; `not-kept` where the device refuses. */
  'keep-file': { payload: { formSlug: string; content: string; file: File }; value: undefined };
  /** FRM-13: forget a kept file of a draft, which the server has now, or which was left out. */
  'drop-file': { payload: { formSlug: string; content: string }; value: undefined };
  /**
   * FRM-15: keep what was typed, without validating. `leaving`: the page is going away, and the call must outlive it. `isDraft: false`: the server keeps no draft
   * of this form (FRM-04), so that only this device is asked.
   */
  'save-draft': {
    payload: DraftAnswers & { leaving?: boolean; isDraft?: boolean };
    value: { submissionId: string; version: number; savedAt: string };
  };
  /**
   * FRM-03: forget here what was written in a form, at `submissionId` and `version` where the server acknowledged some of it. `isSaved`: it acknowledged a save
   * since the form was opened. Where the server has, or may have, something else than `answers`, it gets those back; the value is the id and version of them.
   * `isNew`: the server had nothing when the form was opened, and has nothing afterwards.
   */
  'discard-answers': {
    payload: {
      formSlug: string;
      submissionId?: string;
      version?: number;
      isSaved: boolean;
      isNew: boolean;
      answers: Readonly<Record<string, unknown>>;
      page?: number;
      /** Contents of the chosen files that are given up, of those that this device keeps. */
      files?: readonly string[];
    };
    value: { submissionId?: string; version?: number };
  };
  /** FRM-24: of what was typed in html of this form, in earlier documents, forget what the form shows by now; by the keys of `FormView.typed`. */
  'forget-typed': { payload: { keys: readonly string[] }; value: undefined };
  /** FRM-26: delete a draft that is as it was at `version`, with its files, and read again what lists it. A refusal is the code of its problem. */
  'delete-draft': { payload: { formSlug: string; submissionId: string; version: number }; value: undefined };
  /**
   * FRM-04, FRM-10, FRM-13: save and return, or submit; then each file by its own link. A form of a registration leads to the next one, or makes the
   * account (REG-04, REG-05). Keeps nothing here: ask `keep-answers` before it.
   */
  'submit-form': {
    payload: {
      formSlug: string;
      formVersion?: number;
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
      /** Ids of files that were left out, and may still be on the server. */
      removedFiles?: readonly string[];
    };
    value: {
      /** A form that makes an account begins no submission (REG-05). */
      submissionId?: string;
      version?: number;
      /** With the id that the server gave each. */
      arrivedFiles: readonly { file: File; id: string }[];
      failedFiles: readonly string[];
      /** Resolves when the screen it leads to is ready to be shown, or the way there was prevented or failed. */
      arrival: Promise<void>;
    };
  };
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
  /** CTL-ADDR: the addresses of a postcode of a country (`FormView.lookupCountries`). */
  'find-addresses': { payload: { country: string; postcode: string }; value: { addresses: readonly PostalAddress[] } };
  /** FRM-13: dismiss a missing file, and read again what is missing. */
  'dismiss-file': { payload: { fileId: string }; value: undefined };
  /** FRM-03: from now on this is asked before the form is left; without it nothing is. */
  'guard-answers': { payload: { guard?: LeaveGuard }; value: undefined };
  /** FRM-13: the files chosen in an open form that are not sent; empty once they are. Leaving asks first while there are any. `isRefused`: the form reports one that the server refused. */
  'note-unsent-files': { payload: { files: readonly UnsentFile[]; isRefused?: boolean }; value: undefined };
}
