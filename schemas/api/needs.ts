import type { BookingView } from './views/booking-view.ts';
import type { FormView } from './views/form-view.ts';
import type { ClaimDetailView } from './views/claim-detail-view.ts';
import type { ClaimStatusView, ClaimsView, EDocumentsView, FormsListView } from './views/hub.ts';
import type { PreferencesView, ProfileView } from './views/profile-view.ts';
import type { DocumentRunView, DocumentTemplatesView, StatusNamesView, ListingDetailsView, ListingView } from './listing.ts';

/**
 * Data a block may declare (`needs: ['claims']`). `src/data/` has one source per name; blocks receive
 * `data.claims` as a DataState. Public needs are answered on the server and travel with the page; the others wait
 * for the session.
 */
export interface Needs {
  /** Menu, languages and draft toggle of the portal (NAV-01, NAV-02, NAV-04). Public. */
  navigation: NavigationView;
  /** Who is signed in (NAV-03, NAV-06). */
  session: SessionView;
  /** Which news was read on this device, by the person signed in or by visitors (BLK-03). */
  readNews: ReadNewsView;
  /** Forms of the account with their submissions (MYC). */
  forms: FormsListView;
  /** The form the address names, with what was answered so far (FRM). */
  form: FormView;
  /** What the status of the account means, and the one thing to do (CLM). */
  status: ClaimStatusView;
  /** The account's claims (CLM). */
  claims: ClaimsView;
  /** What was sent with the submission that the address names, or, for staff, of the account they chose (DET). */
  detail: ClaimDetailView;
  /** Documents to sign, of the submission that the address names, else of the account (ESG). */
  eDocuments: EDocumentsView;
  /** Status, registration number, details and contact details of the account (PRO). */
  profile: ProfileView;
  /** The ways to decide what a person is sent (COM). */
  preferences: PreferencesView;
  /** The calendar in which an interview is booked, moved or cancelled (BKG). */
  booking: BookingView;
  /** The lists of the workspace, for staff (APP-05). */
  listing: ListingView;
  /** The templates that staff may send for a signature, and what was sent to many before (ESG-10). */
  documentTemplates: DocumentTemplatesView & { readonly runs: readonly DocumentRunView[] };
  /** The statuses that a file may give accounts (STS-07). */
  statuses: StatusNamesView;
  /** The account that staff chose, with its forms (APP-05, DET-03). */
  listingDetails: ListingDetailsView;
}

export type NeedName = keyof Needs;

/** There is none. */
export interface Empty {
  readonly state: 'empty';
  /** Where the person came from, if the address is all that led here. */
  readonly backHref?: string;
  /** The document that the address names was withdrawn. */
  readonly isWithdrawn?: boolean;
  /** Of an editor, who has no claim. */
  readonly ofEditor?: boolean;
}

/** The four states of data a block can meet; each is an example of the block. */
export type DataState<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | Empty
  | { readonly state: 'unavailable'; readonly retry: () => void };

export interface NavigationView {
  readonly homeHref: string;
  readonly currentPath: string;
  readonly pages: readonly {
    readonly slug: string;
    readonly title: string;
    readonly href: string;
    readonly secured: boolean;
    readonly current: boolean;
  }[];
  readonly languages: readonly {
    readonly iso2Code: string;
    readonly englishName: string;
    readonly ownName: string;
    readonly dir: 'ltr' | 'rtl';
    readonly current: boolean;
  }[];
  /** Present for editors, where the tenant configures the draft toggle (NAV-07). */
  readonly drafts?: { readonly on: boolean };
}

interface ReadNewsView {
  /** Ids of news items. */
  readonly ids: readonly string[];
}

export interface SessionView {
  /** Of the person, whatever they sign in with. */
  readonly id: string;
  readonly fullName: string;
  readonly username: string;
  readonly staff: boolean;
  /** May change many accounts at once (STS-07). */
  readonly manager: boolean;
  /** May see drafts (NAV-07). */
  readonly editor: boolean;
  readonly profileHref: string;
  readonly preferencesHref: string;
}
