import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedNames, replaceFile } from '../../platform/disk/index.ts';

/** By tenant and account: the hash of what was seeded. */
export type SeededPeople = Readonly<Record<string, Readonly<Record<string, string>>>>;

const fileIn = (dataDir: string): string => join(dataDir, storedNames.demoPeople);

/** A note that is not there, or cut off, is empty: everyone counts as changed. */
export async function readSeeded(dataDir: string): Promise<SeededPeople> {
  try {
    return JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as SeededPeople;
  } catch {
    return {};
  }
}

export const writeSeeded = (dataDir: string, seeded: SeededPeople): void => replaceFile(fileIn(dataDir), JSON.stringify(seeded));
