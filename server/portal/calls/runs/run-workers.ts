import { type RecordStore, type RunWorkers, setStatusesOfRun } from '../../records/index.ts';
import { type DocumentRunParts, sendDocumentsOfRun } from '../esign/batch/send-documents-of-run.ts';

export type RunParts = RecordStore & DocumentRunParts;

/** What works off the runs of many accounts, by what they do. */
export const runWorkers = (parts: RunParts): RunWorkers => ({
  statuses: (run) => setStatusesOfRun(parts, run),
  documents: (run) => sendDocumentsOfRun(parts, run),
});
