import type { Given } from '#engine';
import type { FormRow } from '#schemas/api';
import type { texts } from './forms-list.schema.ts';

/** What the button that opens a form is called: what was begun is continued, as the status of the claim calls it, too; what was sent is edited (MYC-02). Pure. */
export const wayIntoForm = ({ status }: Pick<FormRow, 'status'>, text: Given<typeof texts>['text']): string =>
  ({ NotStarted: text.start, Draft: text.continue, Done: text.edit })[status];
