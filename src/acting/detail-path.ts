import { screenPath } from '../address/index.ts';
import { carryChoice, type ActingPerson } from './acting.ts';

/** The address of what was sent (DET-01), or of a version of it that was sent before (GBK-06). Pure. */
export const detailPath = (submissionId: string, acting: ActingPerson, version?: number): string =>
  carryChoice(screenPath('my-claim-detail', { submissionId, ...(version === undefined ? {} : { version: String(version) }) }), acting);
