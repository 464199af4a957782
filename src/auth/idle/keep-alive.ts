export interface KeepAliveParts {
  readonly clock: () => number;
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Reports to the server that the person is active; false where no answer came. Never rejects. */
  readonly touch: () => Promise<boolean>;
}

/**
 * The server ends a session a minute after the browser would, and writes activity at most every 15 seconds: when it hears of it every 30 seconds, it
 * never ends a session that the browser counts as active.
 */
const every = 30_000;
/** After a call that got no answer. */
const again = 15_000;

/** Keeps the session on the server alive while a person reads or types without a call; without activity it asks nothing. */
export function createKeepAlive({ clock, later, touch, wanted }: KeepAliveParts & { readonly wanted: () => boolean }) {
  let reachedAt = Number.NEGATIVE_INFINITY;
  let failed = false;
  const ask = async (): Promise<void> => {
    reachedAt = clock();
    failed = false;
    if (await touch()) return;
    failed = true;
    later(() => {
      if (failed && wanted()) void ask();
    }, again);
  };
  return {
    /** The server has just heard of the person by another call. */
    reached(): void {
      reachedAt = clock();
      failed = false;
    },
    active(): void {
      if (!failed && Math.abs(clock() - reachedAt) >= every) void ask();
    },
    now: ask,
  };
}
