import { explainIssue } from '#engine/react';
import type { PageHost } from '#engine';
import type { Act, Outcome } from '#schemas/page';
import { galleryLanguages, type Choice } from './choice.ts';
import type { GalleryExample } from './gallery-examples.ts';

/** What an example's blocks asked for, in order, as lines of text. */
export interface AskedLog {
  readonly read: () => readonly string[];
  readonly subscribe: (changed: () => void) => () => void;
}

function createLog() {
  let lines: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    read: () => lines,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    add: (line: string) => {
      lines = [...lines, line];
      for (const changed of listeners) changed();
    },
  };
}

const never = () => () => undefined;

/** A host for an example: its data, no facts, and actions with the outcomes of the example. */
export function exampleHost(
  example: GalleryExample,
  { tenant, choice: { language }, dictionary }: { tenant: string; choice: Choice; dictionary: PageHost['dictionary'] },
): { host: PageHost; asked: AskedLog } {
  const log = createLog();
  const act: Act = async (name, payload) => {
    log.add(`${name} ${JSON.stringify(payload)}`);
    return (example.outcomes?.[name] ?? { ok: false, code: 'not-in-gallery' }) as Outcome<typeof name>;
  };
  const retry = () => log.add('retry');
  const data = new Map(Object.entries(example.data ?? {}).map(([need, state]) => [need, { ...state, retry }]));
  const host: PageHost = {
    tenant,
    language: language.code,
    languages: galleryLanguages.map(({ code }) => code),
    directions: Object.fromEntries(galleryLanguages.map(({ code, dir }) => [code, dir])),
    dictionary,
    facts: { read: () => ({ state: 'absent' }), subscribe: never },
    data: { read: (need) => data.get(need) ?? loading, drawn: (need) => data.get(need) ?? loading, subscribe: never },
    act,
    explain: explainIssue,
    report: (issue) => log.add(`issue: ${issue.message} (${issue.pointer})`),
  };
  return { host, asked: log };
}

const loading = { state: 'loading' };
