import type { BookingConfig } from '#schemas/api';
import { isDeclaration } from '#forms/definition';
import { interviewActions, claimStatusView, mergeClaimsAnswers } from '../../hub-views/index.ts';
import type { SourceRequest, Source } from '../source.ts';
import { projectOf } from '../account/account.ts';
import { overviewOf, type AccountOverview } from '../forms/account-overview.ts';
import { statusColoursOf } from '../account/status-colours.ts';

/** CLM-02, CLM-03: what the status of the account means, also where the administrator's system has nothing of it yet. */
export const status: Source<'status'> = {
  async load(asked) {
    const project = projectOf(asked);
    const [overview, answers, colours, ofTenant] = await Promise.all([
      overviewOf(asked),
      asked.api.call('submissions.claims').then(
        ({ claims }) => claims,
        () => [],
      ),
      statusColoursOf(asked),
      configOf(asked, project),
    ]);
    if (!overview) return { state: 'empty' };
    const answer = mergeClaimsAnswers(answers);
    const { account } = overview;
    // CLM-12: an account may be of another project than the tenant names.
    const [at, config] = await Promise.all([
      stepOf(overview, asked),
      account.projectId === project ? ofTenant : configOf(asked, account.projectId),
    ]);
    const [now, languages] = [Date.now(), asked.site];
    const booking = interviewActions({ account, answer, booking: config, now, languages });
    const view = claimStatusView({ ...overview, answer, colours, at, booking, now, languages });
    const { phone } = asked.site.tenant.help ?? {};
    return { state: 'ready', value: { ...view, ...(phone ? { phone } : {}) } };
  },
};

/** Where the awaited draft is: as the form counts, with its review. A form with steps that are not for everyone has no number of steps before it is open. */
async function stepOf({ rows, submissions = [] }: AccountOverview, { questions }: SourceRequest) {
  const draft = rows.find(({ awaited, status }) => awaited && status === 'Draft');
  const page = submissions.find(({ id }) => id === draft?.submissionId)?.page;
  if (!draft || page === undefined) return undefined;
  const form = await questions.form(draft.slug).catch(() => null);
  const { pages } = (form?.surveyDefinition ?? {}) as { pages?: readonly { readonly name?: string }[] };
  if (!Array.isArray(pages) || pages.some((one) => 'visibleIf' in one) || page >= pages.length) return undefined;
  const review = form?.review && !isDeclaration(pages.at(-1), form.review) ? 1 : 0;
  return { step: page + 1, steps: pages.length + review };
}

/** Where the configuration cannot be had, nothing may be booked, moved or cancelled: what failed is in the log of the server. */
const configOf = ({ api }: SourceRequest, projectId: string): Promise<BookingConfig | undefined> =>
  api.call('submissions.bookingConfig', { query: { projectId } }).catch(() => undefined);
