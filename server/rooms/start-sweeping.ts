const minute = 60_000;

/**
 * Runs a sweep a minute after the start, so that processes that never live for an hour sweep too, and then every hour. A failed one is
 * told and tried again at the next turn. Ends with the returned function.
 */
export function startSweeping(sweep: () => Promise<unknown>, onFailure: (error: unknown) => void): () => void {
  const turn = (): void => void sweep().catch(onFailure);
  const first = setTimeout(turn, minute).unref();
  const hourly = setInterval(turn, 60 * minute).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
