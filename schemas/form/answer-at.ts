/** `a.b[0].c` → a, b, 0, c. Pure. */
export const stepsOf = (path: string): string[] => path.split(/\.|\[(\d+)\]/).filter((step) => step !== undefined && step !== '');

/**
 * What a path may begin with, and the rest of it: `a.b[0].c` with `a.b[0].c`, `a.b[0]`, `a.b` or `a`. Names of questions, rows and columns may
 * hold dots, so the longest is first. Pure.
 */
function beginningsOf(path: string): readonly (readonly [name: string, rest: string])[] {
  const inList = /^\[(\d+)\]\.?/.exec(path);
  if (inList) return [[inList[1] ?? '', path.slice(inList[0].length)]];
  const shorter = [...path.matchAll(/(?<=.)(?:\.|(?=\[\d+\]))/gs)].map(
    ({ index, 0: dot }) => [path.slice(0, index), path.slice(index + dot.length)] as const,
  );
  return [[path, ''] as const, ...shorter.reverse()];
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The object or list that has the answer at a path, and its name in it; own properties only. Pure. */
export function placeOf(value: unknown, path: string): readonly [place: Record<string, unknown>, name: string] | undefined {
  if (!isContainer(value)) return undefined;
  for (const [name, rest] of beginningsOf(path)) {
    if (!Object.hasOwn(value, name)) continue;
    const found = rest === '' ? ([value, name] as const) : placeOf(value[name], rest);
    if (found) return found;
  }
  return undefined;
}

/** The answer a path names: a name as it is first, then as a path; own properties only. Pure. */
export function answerAt(answers: Readonly<Record<string, unknown>>, path: string): unknown {
  const [place, name] = placeOf(answers, path) ?? [{}, ''];
  return place[name];
}

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
