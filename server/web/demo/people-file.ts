import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonPlaces, parseJson, publishedCheck } from '#schemas/check';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import type { People } from '#schemas/tenant';
import type { Log } from '../../platform/log/log.ts';

/** The folder of the people of all tenants, beside that of the tenants. */
export const peopleFolder = (fixturesDir: string): string => join(fixturesDir, '../people');

/** Whether a tenant has a file of people. */
export const hasPeople = (fixturesDir: string, tenant: string): boolean => existsSync(join(peopleFolder(fixturesDir), `${tenant}.json`));

/** A moment counted from the day the demo is started, so that drafts and appointments of its people are never old. */
const relative = /^today([+-]\d+)?(T.*Z)$/;

/** What was read, with dates in place of those that are counted from the day of `now`. Pure. */
function withDates(value: unknown, now: number): unknown {
  if (Array.isArray(value)) return value.map((one) => withDates(one, now));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDates(inner, now)]));
  const [, days = '0', time] = (typeof value === 'string' && relative.exec(value)) || [];
  return time === undefined ? value : new Date(now + Number(days) * dayMs).toISOString().slice(0, 10) + time;
}

/** The people of a tenant; undefined when it has none, or when their file is wrong, which is logged with its place. */
export async function readPeople(
  { fixturesDir, log, now }: { readonly fixturesDir: string; readonly log: Pick<Log, 'error'>; readonly now: number },
  tenant: string,
): Promise<People | undefined> {
  const path = join(peopleFolder(fixturesDir), `${tenant}.json`);
  if (!hasPeople(fixturesDir, tenant)) return undefined;
  const file = `people/${tenant}.json`;
  const left = 'The people who are there stay as they are.';
  const text = await readFile(path, 'utf8');
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { message, line, column } = parsed.fault;
    log.error({ tenant, code: 'malformed-json' }, `${file}:${line}:${column} ${message} ${left}`);
    return undefined;
  }
  const [fault] = publishedCheck('people')(parsed.value);
  if (fault) {
    const { line, column } = jsonPlaces(text).ofPointer(fault.pointer);
    log.error({ tenant, code: 'invalid-file' }, `${file}:${line}:${column} ${fault.message} ${left}`);
    return undefined;
  }
  return withDates(parsed.value, now) as People;
}
