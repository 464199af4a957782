import { processNext, type Turn } from './due-files.ts';
import { opening } from './open-stored-file.ts';
import type { Processing } from './processing.ts';
import { scanning } from './scan-file.ts';

/** For tests: scans one received file that is due; where there is none, opens one that is released. */
export async function processDue(processing: Processing, served: string[] = []): Promise<Turn> {
  const turn = await processNext(scanning, processing, served);
  return turn === 'nothing-due' ? processNext(opening, processing, served) : turn;
}
