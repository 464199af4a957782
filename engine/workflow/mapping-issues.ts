import { nearest } from '../page/nearest.ts';
import type { PlacedMapping, Workflow, WorkflowIssue } from './workflow.ts';

/** Mappings whose phases or message do not fit the rest of a configuration that is sound by its schema; and that there are none. */
export function mappingIssues({ steps, messageContents, mappings }: Workflow): WorkflowIssue[] {
  if (mappings.length === 0) return [none];
  return mappings.flatMap((placed) => [...stepIssues(placed, steps.length), ...messageIssues(placed, Object.keys(messageContents))]);
}

const none: WorkflowIssue = {
  severity: 'error',
  code: 'invalid-file',
  pointer: '',
  message: 'Neither "workflowStatusMapping" nor "rules" maps a status: no phase would ever be shown.',
};

function stepIssues({ pointer, mapping: { stepStatuses } }: PlacedMapping, count: number): WorkflowIssue[] {
  if (!stepStatuses) return [unmapped(pointer, 'This status has no "stepStatuses": all its steps would be waiting.')];
  if (stepStatuses.length === count) return [];
  const message = `There are ${count} steps, and states for ${stepStatuses.length}.`;
  return [{ severity: 'error', code: 'invalid-file', pointer: `${pointer}/stepStatuses`, message }];
}

function messageIssues({ pointer, mapping: { messageContentId } }: PlacedMapping, known: readonly string[]): WorkflowIssue[] {
  if (messageContentId === undefined) return [unmapped(pointer, 'This status has no "messageContentId": no message is shown.')];
  if (known.includes(messageContentId)) return [];
  const suggestion = nearest(messageContentId, known);
  const message = `There is no message "${messageContentId}" in messageContents.`;
  const issue: WorkflowIssue = { severity: 'error', code: 'unknown-message', pointer: `${pointer}/messageContentId`, message };
  return [suggestion === undefined ? issue : { ...issue, suggestion }];
}

const unmapped = (pointer: string, message: string): WorkflowIssue => ({ severity: 'warning', code: 'unmapped-status', pointer, message });
