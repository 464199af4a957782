/** `a.b[0].c` → a, b, 0, c. Pure. */
export const stepsOf = (path: string): string[] => path.split(/\.|\[(\d+)\]/).filter((step) => step !== undefined && step !== '');

/**
 * What a path may begin with, and the rest of it: `a.b[0].c` with `a.b[0].c`, `a.b[0]`, `a.b` or `a`. Names of questions, rows and columns may
 * hold dots, so the longest is first. Pure.
 */
export function beginningsOf(path: string): readonly (readonly [name: string, rest: string])[] {
  const [inList, index = ''] = /^\[(\d+)\]\.?/.exec(path) ?? [];
  if (inList) return [[index, path.slice(inList.length)]];
  const found = [[path, '']] as [string, string][];
  for (let at = path.length; at > 0; at -= 1) {
    const rest = path.slice(at);
    if (/^(\.|\[\d+\])/.test(rest)) found.push([path.slice(0, at), rest.replace(/^\./, '')]);
  }
  return found;
}

export const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The object or list that has the answer at a path, and its name in it; own properties only. Pure. */
export function parentOf(value: unknown, path: string): readonly [place: Record<string, unknown>, name: string] | undefined {
  if (!isContainer(value)) return undefined;
  for (const [name, rest] of beginningsOf(path)) {
    if (!Object.hasOwn(value, name)) continue;
    const found = rest === '' ? ([value, name] as const) : parentOf(value[name], rest);
    if (found) return found;
  }
  return undefined;
}

/** The answer a path names: a name as it is first, then as a path; own properties only. Pure. */
export function answerAt(answers: Readonly<Record<string, unknown>>, path: string): unknown {
  const [place, name] = parentOf(answers, path) ?? [{}, ''];
  return place[name];
}
