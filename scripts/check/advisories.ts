import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '../../locale/dates-and-numbers/units-of-time.ts';
import { root } from './program.ts';

/** Versions of a package that are known to be vulnerable. */
export interface Advisory {
  readonly package: string;
  /** The first of them; '' for all before `below`. */
  readonly from: string;
  /** The first that is not. */
  readonly below: string;
  /** A CVE, a GHSA, or an address. */
  readonly id: string;
}

export interface AdvisoryList {
  /** ISO date: what was published later is not in the list. */
  readonly dated: string;
  readonly advisories: readonly Advisory[];
}

export const advisoriesFile = join(root, 'scripts/check/advisories.csv');
/** After this the list is too old to rely on. */
const maxAgeDays = 90;
const head = /^# Advisories of Retire\.js as of (\d{4}-\d\d-\d\d)$/;

/** The list as it is committed: a package a line, no network needed. */
export function readAdvisories(text = readFileSync(advisoriesFile, 'utf8')): AdvisoryList {
  const [first = '', , ...lines] = text.trimEnd().split('\n');
  const dated = head.exec(first)?.[1];
  if (dated === undefined) throw new Error(`${advisoriesFile}: the first line has no date. Make the file with npm run advisories.`);
  const advisories = lines.map((line) => {
    const [name = '', from = '', below = '', id = ''] = line.split(',');
    return { package: name, from, below, id };
  });
  return { dated, advisories };
}

/** The text of the file. Pure. */
export const writeAdvisories = ({ dated, advisories }: AdvisoryList): string =>
  [
    `# Advisories of Retire.js as of ${dated}`,
    'package,from,below,advisory',
    ...new Set(advisories.map(({ package: name, from, below, id }) => [name, from, below, id].join()).toSorted()),
    '',
  ].join('\n');

interface LockedPackage {
  /** Where it is installed under another name. */
  readonly name?: string;
  readonly version?: string;
}

/** One line for each locked package that an advisory is about. */
export function advisoryFaults({ advisories } = readAdvisories(), packages = lockedPackages()): string {
  const byPackage = Map.groupBy(advisories, (advisory) => advisory.package);
  return Object.entries(packages)
    .flatMap(([path, { name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version = '' }]) =>
      (byPackage.get(name) ?? [])
        .filter((advisory) => concerns(advisory, version))
        .map(({ id, below }) => `${path}: ${name} ${version} is vulnerable (${id}). Lock ${below} or later.`),
    )
    .join('\n');
}

/** What to do about a list that is too old; '' while it is not. */
export function advisoryWarning(now: number, { dated } = readAdvisories()): string {
  const days = Math.floor((now - Date.parse(dated)) / dayMs);
  return days <= maxAgeDays ? '' : `The list of advisories is ${days} days old: renew it with npm run advisories (CONTRIBUTING.md).`;
}

function lockedPackages(): Readonly<Record<string, LockedPackage>> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> };
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ''));
}

/** A pre-release counts as vulnerable as long as its release is not known to be mended before it. */
const concerns = ({ from, below }: Advisory, version: string): boolean =>
  compared(version, from) >= 0 && compared(version, below) < (version.includes('-') ? 1 : 0);

function compared(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  return [0, 1, 2].map((index) => (left[index] ?? 0) - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

const numbersOf = (version: string): readonly number[] => (/^[\d.]*/.exec(version)?.[0] ?? '').split('.').map(Number);
