import type { InterviewActions } from './views/booking-view.ts';
import type { CorrectedForm, Correction, Submission } from './submission.schema.ts';
import type { EDocumentView } from './views/hub.ts';
import type { SavedStatus, SubmissionStatus } from '../shared/statuses.ts';
import type { accountFilters, submissionFilters } from './listing-query.ts';

type AccountFilter = (typeof accountFilters)[number];
export type ListingStatus = AccountFilter | (typeof submissionFilters)[number];

/** One of the two lists of the workspace (APP-05), as its block draws it. What it shows is its address: search, filters, order and page. */
export type ListingView = AccountsListing | SubmissionsListing;

interface Listing {
  /** Of the lists themselves, without search. */
  readonly path: string;
  /** Address of what is shown now. */
  readonly address: string;
  readonly lists: readonly { readonly list: ListingView['list']; readonly href: string; readonly current: boolean }[];
  readonly search: string;
  readonly status: string;
  readonly statuses: readonly ListingStatus[];
  /** Of the address, that a new search keeps. */
  readonly kept: readonly (readonly [string, string])[];
  /** Absent where nothing is searched or filtered. */
  readonly clearHref?: string;
  /** By what can be sorted: where its link leads, and the order now. */
  readonly orders: Readonly<Record<string, { readonly href: string; readonly current?: 'ascending' | 'descending' } | undefined>>;
  /** Of all pages; one more than `maxCounted` where there are more. */
  readonly total: number;
  /** Rows on the pages before; one more than `maxCounted` where there are more. Absent where it is not known. */
  readonly preceding?: number;
  readonly pages: { readonly first?: string; readonly previous?: string; readonly next?: string };
}

interface ListingRow {
  readonly id: string;
  /** Where choosing it leads. */
  readonly href: string;
  readonly name: string;
  readonly identifier: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface AccountsListing extends Listing {
  readonly list: 'accounts';
  /** Where staff register another person; absent where the tenant has no form for it. */
  readonly registerHref?: string;
  /** Where statuses are set from a file (STS-07); for managers alone. */
  readonly statusesHref?: string;
  /** Where managers send a document to many accounts (ESG-10). */
  readonly documentsHref?: string;
  readonly rows: readonly (ListingRow & {
    readonly email: string;
    readonly status: AccountFilter;
    /** The tenant's own word for the status. */
    readonly description?: string;
    readonly colour?: string;
  })[];
}

export interface SubmissionsListing extends Listing {
  readonly list: 'submissions';
  readonly formSlug: string;
  readonly forms: readonly { readonly slug: string; readonly name: string }[];
  readonly rows: readonly (ListingRow & {
    readonly form: string;
    readonly reference: string;
    readonly status: SavedStatus;
    readonly correction?: Pick<Correction, 'sentAt'>;
  })[];
}

/** The templates that staff may send for a signature, and the kinds of documents that statuses have words about. */
export interface DocumentTemplatesView {
  readonly templates: readonly { readonly asset: string; readonly name: string }[];
  readonly kinds: readonly string[];
}

/** STS-07: codes of statuses, and what they are called. */
export interface StatusNamesView {
  readonly statuses: readonly { readonly code: string; readonly name: string }[];
}

/** ESG-10: a document that was sent to many. */
export interface DocumentRunView {
  readonly id: string;
  readonly name: string;
  /** Name of who began it. */
  readonly by: string;
  readonly startedAt: string;
  readonly isFinished: boolean;
  readonly delivered: number;
  readonly refused: number;
}

/** One account in the workspace (APP-05, DET-03). */
export interface ListingDetailsView {
  /** Full name of the person. */
  readonly name: string;
  readonly identifier: string;
  readonly email: string;
  readonly status: AccountFilter;
  readonly description?: string;
  readonly colour?: string;
  /** The account as its claimant sees it. */
  readonly hubHref: string;
  /** Address of their contact details (PRO-01). */
  readonly profileHref: string;
  /** Where staff change what the account holds, by the forms of the registration; absent where the tenant has none. */
  readonly updateHref?: string;
  /** What may be done about an interview. */
  readonly booking?: InterviewActions;
  /** What was sent for a signature, oldest first; absent if that cannot be had. */
  readonly documents?: readonly EDocumentView[];
  /** The templates that may be sent for a signature; absent if the account is closed: nothing is sent to it. */
  readonly documentTemplates?: DocumentTemplatesView;
  /** Absent if the tenant has no statuses that staff may set, or the account is closed. */
  readonly statuses?: StatusesView;
  /** Code of the language that the person is written to in; absent if it cannot be had. */
  readonly writtenLanguage?: string;
  /** Everything that was sent for it, with its files (DET-04). */
  readonly answersHref: string;
  /** Where Back leads once a form was saved (FRM-07, RDT-02): the list; absent where none was saved a moment ago. */
  readonly savedBackHref?: string;
  /** One for each submission, and, unless the account is closed, for each form that was not begun. */
  readonly forms: readonly {
    readonly slug: string;
    readonly name: string;
    readonly status: SubmissionStatus;
    /** Of what was begun. */
    readonly submissionId?: string;
    readonly reference?: string;
    readonly lastUpdate?: string;
    /** It was sent, and is to be corrected (GBK-02). */
    readonly correction?: Correction;
    /** It was corrected, and sent again; what was sent before, oldest first, with its addresses (GBK-06). */
    readonly corrected?: CorrectedForm;
    readonly versions?: readonly { readonly sentAt: string; readonly href: string }[];
    /** Whether it may be given back, or why not (GBK-04). */
    readonly giveBack?: Submission['giveBack'];
    /** Address of its answers (DET-01). */
    readonly viewHref?: string;
    /** The claimant does not find it in their own list (MYC-05). */
    readonly staffOnly?: boolean;
    /** Where it is edited, or begun. */
    readonly href?: string;
    /** Why it is not: it was sent for good (FRM-08), the status of the account hides the button (DET-03), or the form is not open to staff. */
    readonly refusal?: 'sent' | 'status' | 'form';
  }[];
}

/** The status of an account as staff set it (STS-01 to STS-04). */
export interface StatusesView {
  /** The code it has now. */
  readonly code: string;
  /** Where the firm is, YYYY-MM-DD. */
  readonly today: string;
  /** In the order of the tenant, with what the claimant will read: the words of the workflow, in the language they are written to in. */
  readonly choices: readonly {
    readonly code: string;
    readonly name: string;
    readonly words: string;
    readonly message?: { readonly header: string; readonly description: string };
  }[];
  /** Newest first. */
  readonly changes: readonly {
    readonly number: number;
    readonly name: string;
    /** YYYY-MM-DD. */
    readonly day: string;
    /** What the firm wrote to the claimant. */
    readonly words?: string;
    readonly note?: string;
    /** Absent: the calendar. */
    readonly by?: string;
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly undone?: { readonly by: string; readonly at: string };
    readonly canUndo: boolean;
  }[];
}
