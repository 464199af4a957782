import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../fixtures/people');

/** A claimant of the demo, as its file has them. */
export interface Claimant {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly family_name: string;
  readonly email: string;
  readonly phone: string;
  readonly shows?: string;
  readonly submissions: readonly { readonly id: string; readonly formSlug: string }[];
}

/** A demo tenant's file of people. */
export interface PeopleFile {
  readonly claimants: readonly Claimant[];
}

export const peopleFiles: readonly string[] = readdirSync(folder).filter((file) => file.endsWith('.json'));
export const readPeople = (file: string): PeopleFile => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PeopleFile;

const known = new Map(peopleFiles.flatMap((file) => readPeople(file).claimants).map((claimant) => [claimant.email, claimant]));

/** The claimants of every demo tenant, and the copies that this process has asked for. */
export const claimants = (): readonly Claimant[] => [...known.values()];

/**
 * A copy of a claimant of the demo, for one file of journeys that changes them: with an account, submissions, a name and addresses of its own. The portal of the
 * run has it, because the run reads these calls in the journeys' sources (scripts/test/people-of-run.ts): write both arguments as they are, in single quotes.
 */
export function ownCopy(email: string, owner: string): Claimant {
  const original = known.get(email);
  if (!original) throw new Error(`${email} is no claimant of the demo.`);
  const copy = copyOf(original, owner);
  known.set(copy.email, copy);
  return copy;
}

/** The calls of `ownCopy` in a journey. */
export const copiesAskedIn = (source: string): readonly { readonly email: string; readonly owner: string; readonly call: string }[] =>
  [...source.matchAll(/ownCopy\(\s*'([^']+)',\s*'([^']+)',?\s*\)/g)].map(([call, email = '', owner = '']) => ({ email, owner, call }));

/** Pure: the same copy for the same claimant and owner. */
export function copyOf(original: Claimant, owner: string): Claimant {
  const hashOf = (text: string) => createHash('sha256').update(`${owner} ${original.email} ${text}`).digest('hex');
  const uuids = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-([89ab][\da-f]{3})-[\da-f]{12}/g;
  const text = JSON.stringify(original)
    .replace(uuids, (uuid, variant: string) => {
      const hash = hashOf(uuid);
      return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(12, 15)}-${variant}-${hash.slice(15, 27)}`;
    })
    .replace(/(?<="referenceNumber":")[^"]*/g, (reference) =>
      hashOf(reference)
        .slice(0, 9)
        .toUpperCase()
        .replace(/(.{4})(.{4})(.)/, '$1-$2-$3'),
    );
  const mark = hashOf('')
    .slice(0, 6)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const digits = String(parseInt(hashOf('phone').slice(0, 8), 16) % 100_000).padStart(5, '0');
  return {
    ...(JSON.parse(text) as Claimant),
    identifier: `CP-${mark}`,
    name: 'Copy',
    family_name: `Of ${owner} ${mark}`,
    email: `${owner.toLowerCase().replaceAll(' ', '-')}.${mark}@example.org`,
    phone: `+4479115${digits}`,
    shows: `a copy for ${owner}`,
  };
}
