/**
 * Does work whose signal aborts when the browser reports that the connection is gone: some browsers would wait on for the answer to what was on its way.
 * A server has no such event.
 */
export async function untilOffline<Answer>(work: (lost: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const lost = new AbortController();
  const end = (): void => lost.abort();
  globalThis.addEventListener?.('offline', end);
  try {
    return await work(lost.signal);
  } finally {
    globalThis.removeEventListener?.('offline', end);
  }
}
