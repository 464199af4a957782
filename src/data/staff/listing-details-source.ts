import { accountStatusOf } from '#schemas/api';
import { carryChoice } from '../../acting/index.ts';
import { listPath, registerByStaffPath, screenPath } from '../../address/index.ts';
import { homeOf } from '../../auth/index.ts';
import { accountStatusText, closedAccountStatus, eDocumentView } from '../../hub-views/index.ts';
import { overviewOf } from '../forms/account-overview.ts';
import { statusColoursOf } from '../account/status-colours.ts';
import type { Source } from '../source.ts';
import { hasRegistrationForm } from './has-registration-form.ts';
import { statusesView } from './statuses-view.ts';
import { accountForms } from './account-forms.ts';
import { formButtonsOf } from './form-buttons.ts';
import { interviewOf } from './interview-of.ts';

/** APP-05: the account that staff chose: its forms with what may be done for it, and the way to its hub. */
export const listingDetails: Source<'listingDetails'> = {
  async load(asked) {
    const overview = await overviewOf(asked);
    if (!overview) return { state: 'empty' };
    const { account, documents, submissions } = overview;
    if (!submissions) throw new Error('How far its forms are cannot be had.');
    const { api, url, site, acting } = asked;
    const [buttons, colours, { claims }, statuses, registers, sending] = await Promise.all([
      formButtonsOf(asked, account),
      statusColoursOf(asked),
      api.call('submissions.claims').catch(() => ({ claims: [] })),
      account.locked ? undefined : api.call('workspace.status').catch(() => undefined),
      hasRegistrationForm(asked),
      account.locked ? undefined : api.call('workspace.documentTemplates').catch(() => ({ templates: [], kinds: [] })),
    ]);
    const booking = await interviewOf(asked, account, claims);
    const colour = colours[account.workflow.accountStatusCode];
    const status = account.locked
      ? closedAccountStatus
      : accountStatusText({ description: undefined, ...claims[0]?.accountStatus, colour }, { ...overview, languages: site });
    const changing = statuses && statusesView(statuses, overview, site);
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
        ...(booking ? { booking } : {}),
        ...(documents ? { documents: documents.map(eDocumentView) } : {}),
        ...(sending ? { documentTemplates: sending } : {}),
        ...(url.searchParams.get('saved') === 'true' ? { savedBackHref: listPath } : {}),
        ...(changing ? { statuses: changing } : {}),
        ...(statuses ? { writtenLanguage: statuses.language } : {}),
        answersHref: carryChoice(screenPath('my-claim-detail'), acting),
        forms: accountForms({ ...overview, submissions }, { asked, buttons }),
      },
    };
  },
};
