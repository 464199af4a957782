import { existsSync } from 'node:fs';
import { watchFolders } from '../../services/content/index.ts';
import { peopleFolder } from './people-file.ts';

/** Calls back with the tenants whose file of people was saved, one call at a time. Ends with the returned function. */
export function watchPeople(fixturesDir: string, onSaved: (tenant: string) => Promise<unknown>, settle = 60): () => void {
  const folder = peopleFolder(fixturesDir);
  if (!existsSync(folder)) return () => undefined;
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const takeSaved = async (): Promise<void> => {
    const tenants = [...saved];
    saved.clear();
    for (const tenant of tenants) await onSaved(tenant);
  };
  const stop = watchFolders(folder, (path) => {
    const tenant = /^([a-z][a-z0-9-]*)\.json$/.exec(path)?.[1];
    if (!tenant) return;
    saved.add(tenant);
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(takeSaved)), settle);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
