import { keptInTab } from '../tab/kept-in-tab.ts';

const kept = keptInTab('signing');

/** ESG-04: keeps, in this tab, whose document the browser leaves to sign. Where nothing can be kept, the way back leads straight to the claim. */
export const keepPendingSignature = (submissionId: string): void => kept.keep(submissionId);

/** ESG-03: the submission whose document this tab left to sign; null where it left for none. */
export const pendingSignature = (): string | null => kept.read();

/** ESG-03: the signature was told, or nobody waits for it any more. */
export const forgetPendingSignature = (): void => kept.forget();
