import type { Issue } from '#schemas/page';
import type { Page, PageHost } from '../page/types.ts';
import type { Loader } from '../resolve/loader.ts';

/** What the blocks of one drawn page share. */
export interface Environment {
  readonly page: Page;
  readonly host: PageHost;
  readonly loader: Loader;
  /** Tells the host of an issue, once. */
  readonly report: (issue: Issue, cause?: unknown) => void;
}

export function createEnvironment(page: Page, host: PageHost, loader: Loader): Environment {
  const told = new Set<string>();
  const report = (issue: Issue, cause?: unknown): void => {
    const key = `${issue.code} ${issue.pointer} ${issue.message}`;
    if (told.has(key)) return;
    told.add(key);
    host.report(issue, cause);
  };
  return { page, host, loader, report };
}
