/** What `work` results in; after so many milliseconds `otherwise`, while the work goes on. Rejects as the one does that counts. */
export async function orAfter<Value>(milliseconds: number, work: Promise<Value>, otherwise: () => Value): Promise<Value> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  const first = await Promise.race([work.then((value) => ({ value })), late.promise]).finally(() => clearTimeout(timer));
  return first ? first.value : otherwise();
}
