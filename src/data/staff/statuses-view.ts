import { pickText } from '#engine';
import type { CallOf, StatusesView } from '#schemas/api';
import { accountStatusText } from '../../hub-views/index.ts';
import type { AccountOverview } from '../forms/account-overview.ts';
import type { Site } from '../../tenant/index.ts';

type StatusAnswer = CallOf<'workspace.status'>['answer'];

/**
 * STS-01 to STS-04: the status of an account as staff set it. What the claimant will read is what the workflow has for each status, with everything else of the account
 * as it is now. Undefined if the tenant has no statuses. Pure.
 */
export function statusesView(
  { code, today, language, statuses, changes }: StatusAnswer,
  { workflow, facts }: Pick<AccountOverview, 'workflow' | 'facts'>,
  site: Pick<Site, 'language' | 'languages'>,
): StatusesView | undefined {
  if (statuses.length === 0) return undefined;
  const names = new Map(statuses.map((status) => [status.code, pickText(status.name, site) ?? status.code]));
  const reader = { ...site, language };
  return {
    code,
    today,
    choices: statuses.map((status) => {
      const next = { ...facts, 'account.status': status.accountStatus, 'account.statusCode': status.code };
      const message = workflow.messageOf(next);
      return {
        code: status.code,
        name: names.get(status.code) ?? status.code,
        words: accountStatusText({ description: status.name, colour: undefined }, { workflow, facts: next, languages: reader }).description,
        ...(message
          ? { message: { header: pickText(message.header, reader) ?? '', description: pickText(message.description, reader) ?? '' } }
          : {}),
      };
    }),
    changes: changes.map(({ code: to, words, ...change }) => ({
      ...change,
      name: names.get(to) ?? to,
      ...(words === undefined ? {} : { words: pickText(words, reader) ?? '' }),
    })),
  };
}
