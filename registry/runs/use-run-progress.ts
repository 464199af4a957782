import { useEffect } from 'react';
import type { Act, RunProgress } from '#schemas/page';

const pauseMs = 1000;

interface ReadRun {
  readonly act: Act;
  /** The run that goes on; undefined: there is none, or it is not asked for until it is looked at again. */
  readonly run: { readonly id: string } | undefined;
  readonly onProgress: (id: string, progress: RunProgress) => void;
  readonly onFailure: () => void;
}

/** STS-07, ESG-10: asks how far a run is, a second after each answer: `run` is another object then. */
export function useRunProgress({ act, run, onProgress, onFailure }: ReadRun): void {
  useEffect(() => {
    if (!run) return undefined;
    const timer = setTimeout(async () => {
      const outcome = await act('read-run', { id: run.id });
      if (outcome.ok) onProgress(run.id, outcome.value);
      else onFailure();
    }, pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what is called is of the same block, whenever it was drawn
  }, [run, act]);
}
