/** The most characters of what the firm writes to a claimant with a status, and of its note (STS-03). */
export const maxStatusText = 500;
export const maxStatusNote = 2000;

/** The most rows of a file of statuses, and characters of it (STS-07). */
export const maxStatusFileRows = 5000;
export const maxStatusFileLength = 4_000_000;

/** The largest PDF in bytes that many accounts are sent at once, for each has a copy of its own (ESG-10). */
export const maxRunDocumentBytes = 5 * 1024 * 1024;
/** The most characters of what a claimant reads of a form that is given back (GBK-01). */
export const maxCorrectionReason = 1000;
