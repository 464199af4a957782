import { claimants, copiesAskedIn } from '../../tests/support/own-copies.ts';
import { annotationsOf, type Report } from './playwright-report.ts';

/**
 * Which persons of the demo a journey changed although another file names them too, a line each: what that one finds would depend on the order, which the seed
 * draws. `sources` are the journeys' texts, by file name.
 */
export function sharedPeople(report: Report, sources: ReadonlyMap<string, string>): string[] {
  const changed = new Map<string, string>();
  for (const { file, description } of annotationsOf(report, 'changes')) changed.set(`${file} ${description}`, description);
  return [...changed].flatMap(([key, email]) => {
    const file = key.split(' ')[0] ?? '';
    const names = namesOf(email);
    const others = [...sources]
      .filter(([name, text]) => name !== file && names.some((known) => withoutCopies(text).includes(known)))
      .map(([name]) => name);
    return others.length === 0
      ? []
      : [`${email} is changed by ${file} and used by ${others.join(', ')}: give one of them a copy of its own (ownCopy).`];
  });
}

/** What a journey may find a person by. */
function namesOf(email: string): readonly string[] {
  const found = claimants().find((claimant) => claimant.email === email);
  return found ? [email, found.id, found.identifier, `${found.name} ${found.family_name}`] : [email];
}

const withoutCopies = (source: string): string => copiesAskedIn(source).reduce((text, { call }) => text.replaceAll(call, ''), source);
