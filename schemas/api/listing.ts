import type { SavedStatus, SubmissionStatus } from '../shared/statuses.ts';
import type { accountFilters, submissionFilters } from './listing-query.ts';

export type ListingStatus = (typeof accountFilters)[number] | (typeof submissionFilters)[number];

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
  readonly rows: readonly (ListingRow & {
    readonly email: string;
    readonly status: ListingStatus;
    /** The tenant's own word for the status. */
    readonly description?: string;
    readonly colour?: string;
  })[];
}

export interface SubmissionsListing extends Listing {
  readonly list: 'submissions';
  readonly formSlug: string;
  readonly forms: readonly { readonly slug: string; readonly name: string }[];
  readonly rows: readonly (ListingRow & { readonly form: string; readonly reference: string; readonly status: SavedStatus })[];
}

/** One account in the workspace (APP-05, DET-03). */
export interface ListingDetailsView {
  /** Full name of the person. */
  readonly name: string;
  readonly identifier: string;
  readonly email: string;
  readonly status: ListingStatus;
  readonly description?: string;
  readonly colour?: string;
  /** The account as its claimant sees it. */
  readonly hubHref: string;
  /** Address of their contact details (PRO-01). */
  readonly profileHref: string;
  /** Where staff change what the account holds, by the forms of the registration; absent where the tenant has none. */
  readonly updateHref?: string;
  /** Where an interview is to be booked. */
  readonly interviewHref?: string;
  /** A form was saved a moment ago (FRM-07). */
  readonly saved: boolean;
  readonly forms: readonly {
    readonly slug: string;
    readonly name: string;
    readonly status: SubmissionStatus;
    /** Of the newest submission of the form. */
    readonly submissionId?: string;
    readonly reference?: string;
    readonly lastUpdate?: string;
    /** Absent where the status of the account hides the button. */
    readonly href?: string;
    /** It was sent, and is not edited any more (FRM-08). */
    readonly final: boolean;
  }[];
}
