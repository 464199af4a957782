import type { CorrectionRequest } from '../submission.schema.ts';
import type { TypedControl } from '../typed-control.ts';
import type { FileWarning } from '../../shared/statuses.ts';
import type { AttachmentItem } from '../files.schema.ts';
import type { FileLimits } from '../file-limits.ts';
import type { ReviewSettings } from '../review-settings.ts';

/** A form that was filled in before, and is sent with this one. */
interface EarlierForm {
  readonly definition: unknown;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Where its answers are changed. */
  readonly changeHref: string;
}

/** What the form block receives: one form, ready to be filled by one person (FRM). */
export interface FormView {
  readonly slug: string;
  readonly title: string;
  /** SurveyJS definition: an immutable revision, named by `version` and `hash`. */
  readonly definition: unknown;
  readonly formVersion: number;
  /** Submission that the address names, or nothing: another one is another form to fill. */
  readonly opened: string;
  readonly submissionId?: string;
  /** Version of the stored answers; sent back with every save. An id without it is of this portal: the server has nothing of it yet (CLM-01). */
  readonly version?: number;
  /** What was answered so far, the newest of server and this device (FRM-15). */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Step that had been reached, from 0. */
  readonly page: number;
  /** Its questions are others than when the draft was saved (FRM-27): names of the new ones, and those that are gone and were answered. */
  readonly changes?: {
    readonly added: readonly string[];
    readonly removed: readonly { readonly name: string; readonly title: string }[];
    /** The version that the draft was saved with, where it is known: a save that names it states that they were not read yet. */
    readonly since?: number;
  };
  /** It was sent, and is to be corrected (GBK-02). */
  readonly correction?: CorrectionRequest;
  /** ISO 8601 of the last save the server acknowledged. */
  readonly savedAt?: string;
  /** As of the submission. */
  readonly lastKey?: string;
  /** Questions whose answers were put back from this device, because the server has not acknowledged them; absent when there are none. */
  readonly unsaved?: readonly string[];
  /** This device has refused to keep the answers: they are in this document alone (REG-04). */
  readonly inDocumentAlone?: boolean;
  /** The name under which a device would keep answers to it that the server has not; absent for a person of whom none are kept. */
  readonly keptAs?: string;
  /** Name of the lock by which one window of a browser writes it; absent if no other window can (FRM-15). */
  readonly lockName?: string;
  /** What was put back is sent without waiting for a change, once no answer beside it waits for the person. */
  readonly continues?: true | undefined;
  /** Answers that were given elsewhere, or here, to questions for which `answers` has another one (FRM-15). */
  readonly otherAnswers?: readonly { readonly question: string; readonly answer: unknown }[];
  /** Its answers are shown before they are sent, after those of the form that was filled in before it (REG-04). */
  readonly review?: ReviewSettings & {
    readonly earlier?: EarlierForm;
    /** Without a sign-in there is no PDF of what was sent: they can be printed there. */
    readonly prints?: true;
  };
  /** Set when the form may not be filled: which notice replaces it (FRM-06, FRM-08, RDT-02). */
  readonly blocked?: 'preconditions' | 'already-submitted' | 'editing-not-allowed' | 'not-begun';
  readonly buttons: {
    /** RDT-01: only on the first page, where the form's Back leads nowhere. */
    readonly cancel: 'always' | 'not-on-first-page' | 'only-on-first-page' | 'never';
    readonly saveAndReturn: boolean;
    /** FRM-05. */
    readonly complete: 'submit' | 'add' | 'update';
  };
  /** One way out takes the place of Cancel, and of Save and Return. */
  readonly oneWayOut?: true | undefined;
  /** Hidden values the form is seeded with (FRM-10); its expressions may read them. */
  readonly seeds: Readonly<Record<string, unknown>>;
  /** Confirmation page shown after sending, where it is not the default (CNF-03). */
  readonly confirmationSlug?: string;
  /** Address of the sign-in that returns here (SES-01). */
  readonly signInHref?: string;
  /**
   * Its answers make or change an account: a refusal leads back to where that began (REG-06). Those of its first form are not sent: it leads to the details
   * (REG-04).
   */
  readonly registers?: 'first' | 'details';
  /** Of a registration: in which country (two letters) the number of the account may be written without its code. */
  readonly accountCountry?: string | undefined;
  /** Where Cancel and the notices lead. */
  readonly returnHref: string;
  /** Where leaving a form that a link opened leads, by what became of the answers: the sign-in states it. */
  readonly leaveHrefs?: { readonly kept: string; readonly notKept: string };
  /** Opened by a mailed link, without a sign-in (FRM-01). */
  readonly byLink?: boolean;
  readonly files: FileLimits;
  /** Where its questions of the type address can look addresses up (CTL-ADDR): ISO 3166-1, three letters. */
  readonly lookupCountries?: readonly string[];
  /** The server keeps a draft of it, to which chosen files are sent at once (FRM-13). */
  readonly hasDraft?: true;
  /** The device alone has the answers, and keeps chosen files until the form is sent. */
  readonly keepsFiles?: true;
  /** Those that it has kept, by the content of their answers. */
  readonly chosenFiles?: Readonly<Record<string, File>>;
  /** What became of the files that the answers name, by id; of one that was checked the warning, where there is one. */
  readonly fileStates?: Readonly<Record<string, AttachmentItem['state'] | FileWarning>>;
  /** The form as the server has it, without what this device kept; absent where that is the same. */
  readonly drawn?: FormView;
  /** The form as the html of the document has it, where it was saved since that was written; absent: the html has what the server has. */
  readonly html?: FormView;
  /** What was typed in html of this form in an earlier document of the tab, and no form has taken over since (FRM-24). */
  readonly typed?: readonly TypedControl[];
  /** Questions whose answers nothing has but the window that read this form again: they were typed there meanwhile. */
  readonly typedHere?: readonly string[];
  /** How to reach the tenant, where its configuration has it. */
  readonly help?: { readonly phone?: string; readonly email?: string } | undefined;
}
