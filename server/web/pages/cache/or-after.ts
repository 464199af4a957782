/** What `work` results in; after so many milliseconds `otherwise`, while the work goes on. */
export async function orAfter<Value>(milliseconds: number, work: Promise<Value>, otherwise: () => Value): Promise<Value> {
  const late = Promise.withResolvers<Value>();
  const timer = setTimeout(() => late.resolve(otherwise()), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
