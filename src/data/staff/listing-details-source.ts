import { pickText } from '#engine';
import { accountStatusOf, isFinal, type ListingDetailsView, type Submission } from '#schemas/api';
import { carryChoice } from '../../acting/index.ts';
import { registerByStaffPath } from '../../address/index.ts';
import { homeOf } from '../../auth/index.ts';
import type { FormContent } from '../../content/index.ts';
import { accountStatusText, closedAccountStatus } from '../../hub-views/index.ts';
import { overviewOf } from '../forms/account-overview.ts';
import { isListed } from '../forms/form-rows.ts';
import { newestOf } from '../account/newest-submission.ts';
import { statusColoursOf } from '../account/status-colours.ts';
import type { Asked, Source } from '../source.ts';
import { hasRegistrationForm } from './has-registration-form.ts';
import { editHrefOf, type FormButtons, formButtonsOf, interviewOf } from './form-buttons.ts';

/** APP-05: the account that staff chose: its forms with what may be done for it, and the way to its hub. */
export const listingDetails: Source<'listingDetails'> = {
  async load(asked) {
    const overview = await overviewOf(asked);
    if (!overview) return { state: 'empty' };
    const { account, submissions, contents } = overview;
    const { api, url, site, acting } = asked;
    const [buttons, colours, claims, interviewHref, registers] = await Promise.all([
      formButtonsOf(asked, account),
      statusColoursOf(asked),
      api.call('submissions.claims').catch(() => ({ claims: [] })),
      interviewOf(asked, account),
      hasRegistrationForm(asked),
    ]);
    const colour = colours[account.workflow.accountStatusCode];
    const status = account.locked
      ? closedAccountStatus
      : accountStatusText({ description: claims.claims[0]?.accountStatus.description, colour }, { ...overview, languages: site });
    return {
      state: 'ready',
      value: {
        name: account.fullname,
        identifier: account.identifier,
        email: account.email,
        status: account.locked ? 'Inactive' : accountStatusOf(account.status),
        ...(status.description ? { description: status.description } : {}),
        ...(status.colour ? { colour: status.colour } : {}),
        hubHref: carryChoice(homeOf(site.claimsEnabled), acting),
        profileHref: carryChoice('/securedPage/my-profile', acting),
        ...(registers ? { updateHref: carryChoice(registerByStaffPath, acting) } : {}),
        ...(interviewHref ? { interviewHref } : {}),
        saved: url.searchParams.get('saved') === 'true',
        forms: contents
          .filter((form) => isListed(form, account, true) && !buttons.hidesTab(form.slug))
          .map((form) => formOf(form, { asked, submissions, buttons })),
      },
    };
  },
};

interface Around {
  readonly asked: Asked;
  readonly submissions: readonly Submission[];
  readonly buttons: FormButtons;
}

function formOf(form: FormContent, { asked, submissions, buttons }: Around): ListingDetailsView['forms'][number] {
  const { slug, name } = form;
  const newest = newestOf(submissions, slug);
  const href = editHrefOf(form, newest, { asked, buttons });
  return {
    slug,
    name: pickText(name, asked.site) ?? slug,
    status: newest?.status ?? 'NotStarted',
    final: isFinal(newest?.status, form),
    ...(newest ? { submissionId: newest.id, reference: newest.referenceNumber, lastUpdate: newest.updatedAt } : {}),
    ...(href === undefined ? {} : { href }),
  };
}
