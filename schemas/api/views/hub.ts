import type { EDocument } from '../entities.schema.ts';
import type { InterviewActions } from './booking-view.ts';
import type { CorrectedForm, CorrectionRequest } from '../submission.schema.ts';
import type { FileLimits } from '../file-limits.ts';
import type { AbsentFileState, UnusableFileWarning, SubmissionStatus } from '../../shared/statuses.ts';

/** Views of the signed-in hub, as blocks receive them. */

/** MYC-01…MYC-11. */
export interface FormsListView {
  /** Five steps; which are complete follows from the account status (MYC-06, MYC-11). Empty where the tenant configures none. */
  readonly steps: readonly { readonly label: string; readonly state: 'done' | 'current' | 'waiting' }[];
  readonly rows: readonly FormRow[];
  /** For staff: names of the forms that only they see. */
  readonly staffOnly?: readonly string[];
  /** Forms about the account itself, also those that are not among the rows (MYC-01). */
  readonly accountForms?: readonly FormRow[];
  /** Documents that wait for a signature, oldest first (CLM-07); absent where they cannot be had. */
  readonly toSign?: readonly (Pick<EDocumentView, 'id' | 'name' | 'label' | 'sentAt'> & { readonly href: string })[];
  /** Files that were sent for good and are not here (FRM-13); absent where nothing is missing. */
  readonly missing?: { readonly files: readonly MissingPlace[]; readonly limits: FileLimits };
  /** Number of the account, where what it was registered with can be had as a PDF (CNF-05). */
  readonly registration?: string;
}

/** A place in which another file may be sent (FRM-13). */
export interface MissingPlace {
  readonly id: string;
  /** As the sender's device named it. */
  readonly fileName: string;
  /** Name of the form it was sent with; absent where that is not known. */
  readonly formName?: string;
  /** It never arrived, was refused, or cannot be opened as it is. */
  readonly state: AbsentFileState | UnusableFileWarning;
  /** Limits of the question itself, where it has any. */
  readonly limits?: FileLimits;
}

/** MYC-08. `status` orders NotStarted, Draft, Done. */
export interface FormRow {
  readonly slug: string;
  readonly name: string;
  readonly status: SubmissionStatus;
  /** ISO 8601, UTC. */
  readonly requested?: string;
  /** ISO 8601, UTC. */
  readonly lastUpdate?: string;
  readonly submissionId?: string;
  /** Distinguishes it from other rows of this form, as a registration number; else its reference, if there are several. */
  readonly label?: string;
  readonly restricted: boolean;
  readonly additionalForm: boolean;
  /** Of a draft that may be deleted, as it is at this version: until when it is kept if nothing is changed, ISO 8601, UTC (FRM-26). */
  readonly draft?: { readonly version: number; readonly keptUntil: string };
  /** What the firm asks to be corrected in it (GBK-02). */
  readonly correction?: CorrectionRequest;
  /** It was corrected, and sent again (GBK-06). */
  readonly corrected?: CorrectedForm;
  /** What to do first: what is to be corrected, and what the workflow of the account waits for. */
  readonly awaited?: true;
  readonly formConfirmationSlug?: string;
  /** Address of what was sent (DET-01). */
  readonly detailHref?: string;
}

/** CLM-02…CLM-05: what the workflow status of the account means, and the one thing to do about it. */
export interface ClaimStatusView {
  readonly identifier: string;
  readonly identifierLabel: string;
  /** Description, colour and notes of the administrator's system; none where it has nothing of the account. */
  readonly status?: { readonly description: string; readonly colour?: string };
  readonly notes: readonly { readonly title: string; readonly value: string }[];
  readonly message?: {
    readonly header: string;
    readonly description: string;
    readonly tone: 'information' | 'success' | 'warning' | 'action';
  };
  /** The claim has ended. */
  readonly closed: boolean;
  readonly action?: ClaimAction;
  /** Beside it: the other answer that the message offers to what waits for a signature, or the way back to what was declined. */
  readonly other?:
    | { readonly kind: 'link'; readonly label: string; readonly href: string }
    | { readonly kind: 'reopen'; readonly href: string };
  /** Last day for the action, and how many days are left; negative: it has passed. Only where there is an action. */
  readonly deadline?: { readonly title?: string; readonly date: string; readonly days: number };
  /** Present where the status of the account allows an interview to be booked, or one is booked (CLM-04, CLM-05). */
  readonly booking?: InterviewActions;
  /** The draft that was saved last. */
  readonly saved?: { readonly name: string; readonly at: string };
  /** Number of the firm. */
  readonly phone?: string;
}

/** The one thing to do: correct or fill the awaited form, sign, book, or what the message offers. */
export type ClaimAction =
  | {
      readonly kind: 'form';
      readonly name: string;
      readonly status: Exclude<SubmissionStatus, 'Done'>;
      readonly href: string;
      /** It was sent, and is to be corrected (GBK-02). */
      readonly correction?: CorrectionRequest;
      /** Where the draft is, of how many steps. */
      readonly at?: { readonly step: number; readonly steps: number };
    }
  | { readonly kind: 'sign'; readonly href: string; readonly documents: readonly string[] }
  /** CLM-04: book an interview, as `booking` offers it. */
  | { readonly kind: 'book' }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

/** What happened, newest first. */
export interface HistoryEntry {
  readonly kind: 'form' | 'formGivenBack' | 'formSentAgain' | 'file' | 'status' | 'documentSent' | 'documentSigned' | 'documentDeclined';
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** CLM-11, answered by GET /api/Submissions/claims, with the steps of CLM-02 already chosen by workflow status. */
export interface ClaimsView {
  readonly title: string;
  /** The claim has ended: no phases, no new claim, and none is announced. */
  readonly closed?: boolean;
  /** The claim goes on, and none is begun beside it. */
  readonly noNewClaim?: boolean;
  /** Phases of the workflow; none where the claim has ended. */
  readonly steps: readonly { readonly label: string; readonly explanation?: string; readonly state: 'done' | 'current' | 'waiting' }[];
  readonly history: readonly HistoryEntry[];
  readonly columns: readonly ClaimsColumn[];
  readonly statusColours: Readonly<Record<string, string>>;
  readonly rows: readonly {
    readonly submissionId: string;
    /** Address of the detail of this claim (DET-01). */
    readonly detailHref: string;
    readonly values: Readonly<Record<string, string | number | null>>;
  }[];
  readonly buttons: readonly {
    readonly label: string;
    /** Classes of the configuration, as it wrote them. */
    readonly css?: string;
    readonly icon?: string;
    readonly formSlug: string;
    readonly formConfirmationSlug?: string;
  }[];
  /** Present where documents can be signed (CLM-07). */
  readonly eSign?: {
    readonly label?: string;
    /** Address of the list (ESG-01). */
    readonly href: string;
    readonly documents: readonly Pick<EDocumentView, 'id' | 'name' | 'label' | 'status' | 'signedAt'>[];
  };
}

/** ESG-01, ESG-04: documents to sign, oldest first. */
export interface EDocumentsView {
  readonly documents: readonly EDocumentView[];
  /** A signature is personal: staff read the list and sign nothing. */
  readonly canSign: boolean;
  /** The one document that is opened for signing at once (ESG-02). */
  readonly opens?: string;
  /** The document that the address names was withdrawn. */
  readonly isWithdrawn?: boolean;
  /** Address of the hub. */
  readonly backHref: string;
}

/** One document to sign. */
export interface EDocumentView {
  readonly id: string;
  /** None: it belongs to the account alone. */
  readonly submissionId?: string;
  readonly name: string;
  /** What distinguishes the submission that it belongs to. */
  readonly label?: string;
  /** For staff: where it comes from. */
  readonly origin?: NonNullable<EDocument['origin']>;
  readonly purpose: string;
  /** 'Sent', 'Signed' and 'Declined' have words of the block; any other is shown as it is. */
  readonly status: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  readonly signedAt?: string;
  /** Stored file of the signed copy. */
  readonly signedCopyId?: string;
}

/** CLM-08. */
export interface ClaimsColumn {
  readonly field: string;
  readonly headerText: string;
  readonly dataType?: 'DateTime' | 'Number';
  readonly format?: string;
  /** ISO 4217, of money. */
  readonly currency?: string;
  readonly templateColumnType?: 'ViewButton' | 'StatusColumn';
  readonly allowSorting?: boolean;
  readonly defaultSort?: boolean;
  /** 1 ascending, otherwise descending. */
  readonly sortDirection?: number;
}
