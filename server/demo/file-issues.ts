import type { ImportReport } from '../content/index.ts';

type Fault = ImportReport['issues'][number];

/** What is wrong with the files of each tenant's folder, as the last import of each file found it. */
export interface FileFaults {
  readonly of: (tenant: string) => readonly Fault[];
  readonly learn: (report: Pick<ImportReport, 'tenant' | 'looked' | 'issues'>) => void;
  /** Called with the tenant after each import. */
  readonly onLearned: (listener: (tenant: string) => void) => void;
}

export function createFileFaults(): FileFaults {
  const known = new Map<string, readonly Fault[]>();
  const listeners: ((tenant: string) => void)[] = [];
  const of = (tenant: string): readonly Fault[] => known.get(tenant) ?? [];
  return {
    of,
    learn({ tenant, looked, issues }) {
      known.set(tenant, [...of(tenant).filter(({ file }) => !looked.includes(file)), ...issues]);
      for (const tell of listeners) tell(tenant);
    },
    onLearned: (listener) => void listeners.push(listener),
  };
}
