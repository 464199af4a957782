/** How long a document may be left, in milliseconds: one that is there after that was not left. */
const maxLeaving = 60_000;

let leftAt = -Infinity;
const left = (): void => void (leftAt = Date.now());

/** From now on this document notices that it is left. */
export const noticeLeaving = (): void => addEventListener('beforeunload', left);

/** Whether another document was asked for in place of this one, which may be here still. */
export const isBeingLeft = (): boolean => Date.now() - leftAt < maxLeaving;
