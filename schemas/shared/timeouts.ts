/** What `work` results in; after so many milliseconds the result of `otherwise`, while the work goes on. Rejects if the one that counts does. */
export async function withFallback<Value>(work: Promise<Value>, milliseconds: number, otherwise: () => Value): Promise<Value> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  const first = await Promise.race([work.then((value) => ({ value })), late.promise]).finally(() => clearTimeout(timer));
  return first ? first.value : otherwise();
}

/** What `work` results in. Rejects with a `TimeoutError` if it takes longer than so many milliseconds. */
export const withTimeout = <Value>(work: Promise<Value>, milliseconds: number): Promise<Value> =>
  withFallback(work, milliseconds, () => {
    throw new DOMException('It did not answer in time.', 'TimeoutError');
  });
