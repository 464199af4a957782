import { pickText, type Languages, type Workflow, type WorkflowFacts } from '#engine';

interface AccountStatusText {
  readonly description: string;
  readonly colour?: string;
}

/** Of an account that is closed: its status has no words of the claimant's. */
export const closedAccountStatus: AccountStatusText = { description: '', colour: 'red' };

/**
 * The text of the status of an account, for its claimant and for staff alike (CLM-03): words of the message that its workflow chooses come before those of
 * the administrator's system, whose colour is of what was before; what the firm wrote with the status comes before both. Pure.
 */
export function accountStatusText(
  {
    description,
    isWritten,
    colour,
  }: { readonly description: unknown; readonly isWritten?: boolean | undefined; readonly colour: string | undefined },
  { workflow, facts, languages }: { readonly workflow: Workflow; readonly facts: WorkflowFacts; readonly languages: Languages },
): AccountStatusText {
  const newer = pickText(isWritten ? description : workflow.messageOf(facts)?.status, languages);
  if (newer) return { description: newer };
  return { description: pickText(description, languages) ?? '', ...(colour ? { colour } : {}) };
}
