import { createContext, type ReactNode } from 'react';
import type { Issue } from '#schemas/page';
import type { Page, PageHost } from '../page/types.ts';
import type { LoadedBlock, Loader } from '../resolve/loader.ts';
import type { PreparedPage } from '../resolve/prepare-page.ts';
import type { ResolveBlock } from '../resolve/resolve-props.ts';
import { NotLoaded } from './not-loaded.ts';

/** What the blocks of one drawn page share. */
export interface Environment {
  readonly page: Page;
  readonly host: PageHost;
  readonly loader: Loader;
  readonly resolve: ResolveBlock;
  /** The code of a type that is on its way: React must get the same promise each time it draws again, also after it was rejected. */
  readonly arrival: (type: string) => Promise<LoadedBlock>;
  /** Reports an issue to the host, once. */
  readonly report: (issue: Issue, cause?: unknown) => void;
}

/** Elements are kept for many drawings, so a block that fails learns from here which one it fails in. */
export const Drawing = createContext<Environment | null>(null);

export function createEnvironment({ page, plan }: PreparedPage, host: PageHost, loader: Loader): Environment {
  const reported = new Set<string>();
  const report = (issue: Issue, cause?: unknown): void => {
    const key = `${issue.code} ${issue.pointer} ${issue.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    host.report(issue, cause);
  };
  const arrivals = new Map<string, Promise<LoadedBlock>>();
  const arrival = (type: string): Promise<LoadedBlock> => {
    const promise = arrivals.get(type) ?? loader.load(type).catch(notLoaded);
    arrivals.set(type, promise);
    return promise;
  };
  return { page, host, loader, report, arrival, resolve: plan.inLanguage(host) };
}

const notLoaded = (error: unknown): never => {
  throw new NotLoaded(error instanceof Error ? error.message : String(error), { cause: error });
};

/** What a host in preview draws in the place of a block; nothing for claimants. Pure. */
export const explained = ({ explain }: Pick<PageHost, 'explain'>, issue: Issue): ReactNode => (explain?.(issue) ?? null) as ReactNode;
