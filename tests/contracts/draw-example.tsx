import { renderToString } from 'react-dom/server';
import { createLoader, preparePage, type Page as PageOf, type PageHost } from '#engine';
import { Page } from '#engine/react';
import * as registry from '#registry';
import type { Issue } from '#schemas/page';

/** One loader for all: chunks load once. */
const loader = createLoader(registry);

interface Example {
  readonly props: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Draws one example through the real pipeline, as the server does. `failures` are blocks that threw. */
export async function draw(
  type: string,
  example: Example,
  language = 'en',
  dictionary: PageHost['dictionary'] = {},
): Promise<{ html: string; issues: Issue[]; failures: unknown[] }> {
  const issues: Issue[] = [];
  const failures: unknown[] = [];
  const host: PageHost = {
    tenant: 'contract',
    language,
    languages: ['en', 'ar'],
    dictionary,
    facts: { read: () => ({ state: 'absent' }), subscribe: () => () => undefined },
    data: {
      read: (need) => example.data?.[need] ?? loading,
      drawn: (need) => example.data?.[need] ?? loading,
      subscribe: () => () => undefined,
    },
    act: () => Promise.resolve({ ok: false, code: 'not-here' }),
    report: (issue, cause) => {
      issues.push(issue);
      if (cause !== undefined) failures.push(cause);
    },
  };
  const page: PageOf = {
    slug: 'contract',
    title: 'Contract',
    showHeader: false,
    showBanner: false,
    showFooter: false,
    isWrappedContent: false,
    content: {},
    blocks: [{ index: 0, id: 'contract', type, props: example.props }],
  };
  const prepared = await preparePage(page, { tenant: host.tenant, facts: host.facts, loader });
  return {
    html: renderToString(<Page prepared={prepared} host={host} loader={loader} />),
    issues: [...prepared.issues, ...issues],
    failures,
  };
}

const loading = { state: 'loading' };
