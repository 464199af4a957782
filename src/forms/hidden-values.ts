import { isWorkspace } from '../address/workspace.ts';
import type { Site } from '../tenant/site.ts';

interface Seeds {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly url: URL;
  readonly site: Pick<Site, 'tenant' | 'claimsEnabled'>;
  readonly submissionId: string | undefined;
  readonly isSaveAndReturn: boolean;
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** FRM-10, FRM-11, FRM-18: values that go with every set of answers; account_ and submission_ values nobody set are empty texts. Pure. */
export function hiddenValues({ answers, url, site, submissionId, isSaveAndReturn }: Seeds): Record<string, unknown> {
  const unset = Object.fromEntries(
    Object.keys(answers)
      .filter((name) => /^(account|submission)_/.test(name) && (answers[name] === undefined || answers[name] === null))
      .map((name) => [name, '']),
  );
  return {
    ...unset,
    submission_id: guid.test(submissionId ?? '') ? submissionId : (url.searchParams.get('submissionId') ?? ''),
    userPoolId: site.tenant.identity.userPoolId,
    isClaimEnabled: site.claimsEnabled,
    isSaveAndReturn,
    ...(isWorkspace(url) ? { source: 'workspace' } : {}),
  };
}
