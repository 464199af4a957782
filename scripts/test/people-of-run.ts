import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copiesAskedIn, copyOf, peopleFiles, readPeople } from '../../tests/support/own-copies.ts';

const inRoot = (path: string): string => join(import.meta.dirname, '../..', path);

/** Fills an empty folder with the demo's fixtures and the people that journeys ask for (`ownCopy`). Answers what PORTICO_FIXTURES is then. */
export function writePeopleOfRun(folder: string): string {
  const people = join(folder, 'people');
  for (const name of readdirSync(inRoot('fixtures')).filter((name) => name !== 'people'))
    symlinkSync(inRoot(`fixtures/${name}`), join(folder, name));
  mkdirSync(people);
  cpSync(inRoot('fixtures/people/documents'), join(people, 'documents'), { recursive: true });
  const asked = askedCopies();
  for (const file of peopleFiles) {
    const before = readPeople(file);
    const copies = before.claimants.flatMap((claimant) => [...(asked.get(claimant.email) ?? [])].map((owner) => copyOf(claimant, owner)));
    writeFileSync(join(people, file), JSON.stringify({ ...before, claimants: [...before.claimants, ...copies] }));
  }
  return join(folder, 'tenants');
}

function askedCopies(): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  for (const name of readdirSync(inRoot('tests/journeys'), { recursive: true }).map(String)) {
    if (!name.endsWith('.journey.ts')) continue;
    for (const { email, owner } of copiesAskedIn(readFileSync(inRoot(`tests/journeys/${name}`), 'utf8')))
      asked.set(email, (asked.get(email) ?? new Set()).add(owner));
  }
  return asked;
}
