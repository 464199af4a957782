import type { BlockEnvironment } from '#engine';
import type { FormRow } from '#schemas/api';
import type { texts } from './forms-list.schema.ts';

/** What the button that opens a form is called: what was begun is continued, as the status of the claim calls it, too; what is given back is corrected; what was sent is edited (MYC-02). Pure. */
export const wayIntoForm = (
  { status, correction }: Pick<FormRow, 'status' | 'correction'>,
  text: BlockEnvironment<typeof texts>['text'],
): string => (correction ? text.correct : { NotStarted: text.start, Draft: text.continue, Done: text.edit }[status]);
