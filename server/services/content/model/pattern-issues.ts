import type { PatternIssue } from '#schemas/check';
import { createWatchedWorker, WorkerOverLimit } from '../../../platform/workers/index.ts';

/** Measures patterns of forms; started by the first form that has one, and closed by its owner. */
export interface PatternCheck {
  /** `formPatternIssues` in a worker of limited time: measuring slow patterns of one tenant holds up no other. */
  readonly patternIssues: (definition: unknown) => Promise<readonly PatternIssue[]>;
  readonly close: () => Promise<void>;
}

export function createPatternCheck(): PatternCheck {
  const { ask, close } = createWatchedWorker<unknown, readonly PatternIssue[]>(new URL('patterns.worker.ts', import.meta.url), {
    milliseconds: 5000,
    megabytes: 128,
    waiting: 1000,
  });
  return {
    close,
    async patternIssues(definition) {
      if (!/"regex"\s*:/.test(JSON.stringify(definition) ?? '')) return [];
      return ask(() => definition).catch((error: unknown) => {
        if (!(error instanceof WorkerOverLimit)) throw error;
        const message =
          'The patterns of this form take too long to be tried. Make them simpler: do not repeat what already repeats, as (a+)+.';
        return [{ pointer: '', code: 'slow-pattern', message }];
      });
    },
  };
}
