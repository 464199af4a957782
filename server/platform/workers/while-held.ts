export interface Lease {
  /** Moves its end further off, only while it is still this process that holds it. */
  readonly renew: () => Promise<unknown>;
  /** Well before the lease ends. */
  readonly everyMs: number;
  /** A renewal rejected. The work goes on: another process that takes the row meanwhile does it a second time. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Does work on a row that this process has taken by a lease, and renews the lease until the work ends: the lease may be short, so that
 * another process soon takes what a killed one held, and the work may take long. Rejects as the work does.
 */
export async function whileHeld<Result>({ renew, everyMs, onFailure }: Lease, work: () => Promise<Result>): Promise<Result> {
  const renewing = setInterval(() => void renew().catch(onFailure), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
