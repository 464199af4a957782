/** Waits for some work, but not longer than so many milliseconds; what the work answers is not needed. */
export async function waitWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
