import { registrationForms } from '#schemas/api';
import { reviewOf, type ReviewSettings } from '#forms/definition';

/** A form as content has it (FRM-16); texts in their three forms. */
export interface FormContent {
  readonly slug: string;
  readonly name: unknown;
  readonly pageTitle: unknown;
  readonly status: string;
  readonly version: number;
  readonly restricted: boolean;
  readonly showOnHubDetailsPage: boolean;
  readonly isProfile: boolean;
  readonly additionalForm: boolean;
  readonly repeatable: boolean;
  /** A mailed link may open it without a sign-in (FRM-01). */
  readonly opensByLink: boolean;
  /** Its answers belong to the account itself (MYC-01). */
  readonly ofAccount: boolean;
  /** One way out takes the place of Cancel, and of Save and Return. */
  readonly oneWayOut: boolean;
  readonly confirmationSlug: string | undefined;
  readonly surveyDefinition: unknown;
  /** A copy of what was sent is mailed where it is asked for. */
  readonly mailsCopy: boolean;
  /** Whether its answers are shown before they are sent, and how. */
  readonly review: ReviewSettings | undefined;
}

/** A confirmation page as content has it (CNF-04); html is sanitised. */
export interface ConfirmationContent {
  readonly slug: string;
  readonly html: unknown;
  readonly pageTitle: unknown;
}

const registering: readonly string[] = Object.values(registrationForms).flat();

/** The forms of a registration are those of people without an account (REG-04). Pure. */
export const isFilledSignedIn = ({ slug }: Pick<FormContent, 'slug'>): boolean => !registering.includes(slug);

type Data = Readonly<Record<string, unknown>>;

export const toForm = (item: Data): FormContent => ({
  slug: String(item['slug']),
  name: item['name'],
  pageTitle: item['pageTitle'],
  status: typeof item['status'] === 'string' ? item['status'] : 'Active',
  version: Number(item['version'] ?? 1),
  restricted: item['restricted'] === true,
  showOnHubDetailsPage: item['showOnHubDetailsPage'] === true,
  isProfile: item['isProfile'] === true,
  additionalForm: item['additionalForm'] === true,
  repeatable: item['repeatable'] === true,
  opensByLink: item['opensByLink'] === true,
  ofAccount: item['isAccountOrSubmission'] === 'Account',
  oneWayOut: item['oneWayOut'] !== false,
  confirmationSlug: typeof item['confirmationSlug'] === 'string' ? item['confirmationSlug'] : undefined,
  surveyDefinition: item['surveyDefinition'],
  mailsCopy: item['copyByMail'] === 'link' || item['copyByMail'] === 'pdf',
  review: reviewOf(item),
});

export const toConfirmation = (item: Data): ConfirmationContent => ({
  slug: String(item['slug']),
  html: item['html'],
  pageTitle: item['page-title'] ?? item['pageTitle'],
});
