import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By tenant and account: the hash of what was seeded. */
export type SeededPeople = Readonly<Record<string, Readonly<Record<string, string>>>>;

const fileIn = (dataDir: string): string => join(dataDir, 'demo-people.json');

/** A note that is not there, or cut off, holds nothing: everybody counts as changed. */
export async function readSeeded(dataDir: string): Promise<SeededPeople> {
  try {
    return JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as SeededPeople;
  } catch {
    return {};
  }
}

export const writeSeeded = (dataDir: string, seeded: SeededPeople): Promise<void> => writeFile(fileIn(dataDir), JSON.stringify(seeded));
