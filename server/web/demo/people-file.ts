import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '#schemas/check';
import type { People } from '#schemas/tenant';
import { publishedCheck } from '../../services/content/index.ts';
import type { Log } from '../../platform/log/log.ts';

/** The folder of the people of all tenants, beside that of the tenants. */
export const peopleFolder = (fixturesDir: string): string => join(fixturesDir, '../people');

/** The people of a tenant; undefined when it has none, or when their file is wrong, which is logged with its place. */
export async function readPeople(fixturesDir: string, tenant: string, log: Pick<Log, 'error'>): Promise<People | undefined> {
  const path = join(peopleFolder(fixturesDir), `${tenant}.json`);
  if (!existsSync(path)) return undefined;
  const file = `people/${tenant}.json`;
  const left = 'The people who are there stay as they are.';
  const parsed = parseJson(await readFile(path, 'utf8'));
  if (!parsed.ok) {
    const { message, line, column } = parsed.fault;
    log.error({ tenant, code: 'malformed-json' }, `${file}:${line}:${column} ${message} ${left}`);
    return undefined;
  }
  const [fault] = publishedCheck('people')(parsed.value);
  if (fault) {
    log.error({ tenant, code: 'invalid-file' }, `${file} ${fault.pointer || 'The document'} ${fault.message}. ${left}`);
    return undefined;
  }
  return parsed.value as People;
}
