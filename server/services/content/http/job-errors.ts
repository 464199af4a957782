type Kind = 'a string' | 'true or false' | 'a whole number';

const kinds: Readonly<Record<string, Kind>> = {
  type: 'a string',
  schema: 'a string',
  id: 'a string',
  status: 'a string',
  patch: 'true or false',
  permanent: 'true or false',
  expectedCount: 'a whole number',
  expectedVersion: 'a whole number',
};
const is: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  'a string': (value) => typeof value === 'string',
  'true or false': (value) => typeof value === 'boolean',
  'a whole number': Number.isSafeInteger,
};

/** What is wrong with the shape of a bulk job, each with its place; null counts as absent. What it asks for is checked when it runs. Pure. */
export function jobErrors(job: unknown, index: number): string[] {
  const place = `jobs[${index}]`;
  if (typeof job !== 'object' || job === null || Array.isArray(job)) return [`${place}: Must be an object.`];
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const value = Object.hasOwn(job, name) ? (job as Record<string, unknown>)[name] : undefined;
    return value === undefined || value === null || is[kind](value) ? [] : [`${place}.${name}: Must be ${kind}.`];
  });
}
