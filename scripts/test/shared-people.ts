import { copiesAskedIn } from '../../tests/support/own-copies.ts';
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
    const others = [...sources].filter(([name, text]) => name !== file && withoutCopies(text).includes(email)).map(([name]) => name);
    return others.length === 0
      ? []
      : [`${email} is changed by ${file} and used by ${others.join(', ')}: give one of them a copy of its own (ownCopy).`];
  });
}

const withoutCopies = (source: string): string => copiesAskedIn(source).reduce((text, { call }) => text.replaceAll(call, ''), source);
