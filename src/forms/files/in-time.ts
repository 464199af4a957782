/** Rejects with a `TimeoutError` what takes longer than so many milliseconds. */
export async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DOMException('It did not answer in time.', 'TimeoutError')), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
