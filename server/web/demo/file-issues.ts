import type { ImportReport } from '../../services/content/index.ts';

type FileIssue = ImportReport['issues'][number];

/** What is wrong with the files of each tenant's folder, as the last import of each file found it. */
export interface FileIssues {
  readonly of: (tenant: string) => readonly FileIssue[];
  readonly learn: (report: Pick<ImportReport, 'tenant' | 'looked' | 'issues'>) => void;
  /** Called with the tenant after each import. */
  readonly onLearned: (listener: (tenant: string) => void) => void;
}

export function createFileIssues(): FileIssues {
  const known = new Map<string, readonly FileIssue[]>();
  const listeners: ((tenant: string) => void)[] = [];
  const of = (tenant: string): readonly FileIssue[] => known.get(tenant) ?? [];
  return {
    of,
    learn({ tenant, looked, issues }) {
      known.set(tenant, [...of(tenant).filter(({ file }) => !looked.includes(file)), ...issues]);
      for (const notifyListener of listeners) notifyListener(tenant);
    },
    onLearned: (listener) => void listeners.push(listener),
  };
}
