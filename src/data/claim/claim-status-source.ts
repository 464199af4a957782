import { pickText } from '#engine';
import type { ClaimsAnswer, ClaimStatusView } from '#schemas/api';
import { claimStatusView } from '../../hub/index.ts';
import type { Asked, Source } from '../source.ts';
import { standingOf, type Standing } from '../account/standing.ts';
import { statusColoursOf } from '../account/status-colours.ts';

/** CLM-02, CLM-03: what the status of the account means, also where the administrator's system has nothing of it yet. */
export const status: Source<'status'> = {
  async load(asked) {
    const [standing, answers, colours] = await Promise.all([
      standingOf(asked),
      asked.api.call('submissions.claims').then(
        ({ claims }) => claims,
        () => [],
      ),
      statusColoursOf(asked),
    ]);
    if (!standing) return { state: 'empty' };
    const [answer] = answers;
    const [at, appointmentAt] = await Promise.all([stepOf(standing, asked), appointmentOf(answer, asked)]);
    const view = claimStatusView({ ...standing, answer, colours, at, now: Date.now(), languages: asked.site });
    const help = helpOf(asked);
    return { state: 'ready', value: { ...view, ...(appointmentAt ? { appointmentAt } : {}), ...(help ? { help } : {}) } };
  },
};

/** Where the awaited draft is. A form with steps that are not for everyone has no number of steps before it is open. */
async function stepOf({ rows, submissions }: Standing, { questions }: Asked) {
  const draft = rows.find(({ awaited, status }) => awaited && status === 'Draft');
  const page = submissions.find(({ id }) => id === draft?.submissionId)?.page;
  if (!draft || page === undefined) return undefined;
  const form = await questions.form(draft.slug).catch(() => null);
  const { pages } = (form?.surveyDefinition ?? {}) as { pages?: readonly object[] };
  if (!Array.isArray(pages) || pages.some((one) => 'visibleIf' in one) || page >= pages.length) return undefined;
  return { step: page + 1, steps: pages.length };
}

/** CLM-05: only where the booking may still be changed. */
async function appointmentOf(answer: ClaimsAnswer | undefined, { api }: Asked): Promise<string | undefined> {
  if (!answer?.app_StartTime || !answer.app_CancelUrl || !answer.app_RescheduleUrl) return undefined;
  const booking = await api.call('submissions.bookingConfig', { query: { projectId: answer.projectId } }).catch(() => undefined);
  const { isAppointmentBookingEnabled, showCancelRescheduleInterviewWorkflowStatusCode: codes = [] } = booking ?? {};
  return isAppointmentBookingEnabled && codes.includes(answer.accountStatus.workflowStatusCode) ? answer.app_StartTime : undefined;
}

function helpOf({ site }: Asked): ClaimStatusView['help'] {
  const { help } = site.tenant;
  if (!help) return undefined;
  const { hours, ...ways } = help;
  const words = pickText(hours, site);
  return { ...ways, ...(words ? { hours: words } : {}) };
}
