import { pickText } from '#engine';
import {
  accountStatusOf,
  type Account,
  type BookingConfig,
  type FormSlugConfig,
  type ListingDetailsView,
  type Submission,
} from '#schemas/api';
import { carryChoice } from '../../acting/index.ts';
import { homeOf } from '../../auth/index.ts';
import type { FormContent } from '../../content/index.ts';
import { accountOf } from '../account/account.ts';
import { isListed } from '../account/form-rows.ts';
import { newestOf } from '../account/newest-submission.ts';
import { statusColoursOf } from '../account/status-colours.ts';
import type { Asked, Source } from '../source.ts';

/** APP-05: the account that staff chose: its forms with what may be done for it, and the way to its hub. */
export const listingDetails: Source<'listingDetails'> = {
  async load(asked) {
    const account = await accountOf(asked);
    if (!account) return { state: 'empty' };
    const { api, questions, url, site, acting } = asked;
    const [submissions, contents, configs, colours, claims, booking] = await Promise.all([
      api.call('submissions.ofAccount', { params: { accountId: account.id } }),
      questions.forms(),
      api.call('accounts.formSlugConfig', { params: { slug: account.projectId } }),
      statusColoursOf(asked),
      api.call('submissions.claims').catch(() => ({ claims: [] })),
      api.call('submissions.bookingConfig', { query: { projectId: account.projectId } }).catch(() => null),
    ]);
    const code = account.workflow.accountStatusCode;
    const description = pickText(claims.claims[0]?.accountStatus.description, site);
    const interviewHref = interviewOf(booking, account);
    return {
      state: 'ready',
      value: {
        identifier: account.identifier,
        email: account.email,
        status: accountStatusOf(account.status),
        ...(description ? { description } : {}),
        ...(colours[code] ? { colour: colours[code] } : {}),
        hubHref: carryChoice(homeOf(site.claimsEnabled), acting),
        profileHref: carryChoice('/securedPage/my-profile', acting),
        ...(interviewHref ? { interviewHref } : {}),
        saved: url.searchParams.get('saved') === 'true',
        forms: contents
          .filter((form) => isListed(form, account, true) && !named(configs, form.slug)?.hideFormTabInStatus.includes(code))
          .map((form) => formOf(form, { asked, submissions, hidden: named(configs, form.slug)?.hideEditButtonInStatus.includes(code) })),
      },
    };
  },
};

const named = (configs: readonly FormSlugConfig[], slug: string): FormSlugConfig | undefined =>
  configs.find(({ formSlug }) => formSlug === slug);

interface Around {
  readonly asked: Asked;
  readonly submissions: readonly Submission[];
  /** The status of the account hides the button (DET-03). */
  readonly hidden: boolean | undefined;
}

function formOf({ slug, name, additionalForm }: FormContent, { asked, submissions, hidden }: Around): ListingDetailsView['forms'][number] {
  const newest = newestOf(submissions, slug);
  const final = newest?.status === 'Done' && !additionalForm;
  const query = new URLSearchParams(newest ? { submissionId: newest.id } : { createClaim: 'true' });
  return {
    slug,
    name: pickText(name, asked.site) ?? slug,
    status: newest?.status ?? 'NotStarted',
    final,
    ...(newest ? { submissionId: newest.id, reference: newest.referenceNumber, lastUpdate: newest.updatedAt } : {}),
    ...(hidden || final ? {} : { href: carryChoice(`/form/${slug}?${query}`, asked.acting) }),
  };
}

/** DET-03: where an interview is booked for the person, while their status asks for one. */
function interviewOf(booking: BookingConfig | null, { workflow, fullname, email }: Account): string | undefined {
  if (!booking?.isAppointmentBookingEnabled || booking.calendlyDataUrl === undefined || !URL.canParse(booking.calendlyDataUrl))
    return undefined;
  if (!booking.showScheduleInterviewWorkflowStatusCode.includes(workflow.accountStatusCode)) return undefined;
  const url = new URL(booking.calendlyDataUrl);
  url.searchParams.set('name', fullname);
  url.searchParams.set('email', email);
  return url.protocol === 'https:' ? url.href : undefined;
}
