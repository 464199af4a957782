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
