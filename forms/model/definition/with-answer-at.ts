import { beginningsOf, isContainer } from '../../questions/answer-at.ts';

/** A copy of answers with this value at a path; lists and groups that are missing on the way are made. Pure. */
export function withAnswerAt(answers: Readonly<Record<string, unknown>>, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(answers) as Record<string, unknown>;
  let place = copy;
  for (let rest = path; rest !== '';) {
    const beginnings = beginningsOf(rest);
    const known = beginnings.find(([name, below]) => Object.hasOwn(place, name) && (below === '' || isContainer(place[name])));
    const [name, below] = known ?? beginnings.at(-1) ?? [rest, ''];
    const next = Object.hasOwn(place, name) ? place[name] : undefined;
    const inside = isContainer(next) ? next : ((/^\[\d+\]/.test(below) ? [] : {}) as Record<string, unknown>);
    place[name] = below === '' ? value : inside;
    place = inside;
    rest = below;
  }
  return copy;
}
