/** `a.b[0].c` → a, b, 0, c. Pure. */
export const stepsOf = (path: string): string[] => path.split(/\.|\[(\d+)\]/).filter((step) => step !== undefined && step !== '');

/** The answer a path names: a name as it is first, then as a path; own properties only. Pure. */
export function answerAt(answers: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(answers, path)) return answers[path];
  let value: unknown = answers;
  for (const step of stepsOf(path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** A copy of answers with this value at a path; lists and groups that are missing on the way are made. Pure. */
export function withAnswerAt(answers: Readonly<Record<string, unknown>>, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(answers) as Record<string, unknown>;
  const steps = stepsOf(path);
  const last = steps.pop();
  let rest = path;
  let place = copy;
  for (const step of steps) {
    rest = rest.slice(rest.indexOf(step) + step.length);
    const next = Object.hasOwn(place, step) ? place[step] : undefined;
    const inside: unknown = typeof next === 'object' && next !== null ? next : /^\]?\[\d+\]/.test(rest) ? [] : {};
    place[step] = inside;
    place = inside as Record<string, unknown>;
  }
  if (last !== undefined) place[last] = value;
  return copy;
}
