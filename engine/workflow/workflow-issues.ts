import { nearest } from '../page/nearest.ts';
import type { PlacedMapping, Workflow, WorkflowIssue } from './workflow.ts';

/** Mappings whose phases or message do not fit the rest of a configuration that is sound by its schema; and that there are none. */
export function workflowIssues({ steps, messageContents, mappings }: Workflow): WorkflowIssue[] {
  if (mappings.length === 0) return [none];
  return mappings.flatMap((placed) => [...stepIssues(placed, steps.length), ...messageIssues(placed, Object.keys(messageContents))]);
}

const none: WorkflowIssue = {
  severity: 'error',
  code: 'invalid-file',
  pointer: '',
  message: 'Neither "workflowStatusMapping" nor "rules" maps a status.',
};

function stepIssues({ pointer, mapping }: PlacedMapping, count: number): WorkflowIssue[] {
  return [mapping, ...(mapping.messages ?? [])].flatMap(({ stepStatuses }, index) => {
    // Without states of its own a status takes those that the value of the account completes (MYC-11).
    if (!stepStatuses || stepStatuses.length === count) return [];
    const message = `${count} steps, states for ${stepStatuses.length}.`;
    const place = index === 0 ? '' : `/messages/${index - 1}`;
    return [{ severity: 'error', code: 'invalid-file', pointer: `${pointer}${place}/stepStatuses`, message }];
  });
}

function messageIssues(
  { pointer, mapping: { messageContentId, messages = [] } }: PlacedMapping,
  known: readonly string[],
): WorkflowIssue[] {
  const own =
    messageContentId === undefined
      ? [unmapped(pointer, 'Without "messageContentId" no message is shown.')]
      : unknownMessage(`${pointer}/messageContentId`, messageContentId, known);
  return [
    ...own,
    ...messages.flatMap(({ messageContentId: id }, index) => unknownMessage(`${pointer}/messages/${index}/messageContentId`, id, known)),
  ];
}

function unknownMessage(pointer: string, id: string, known: readonly string[]): WorkflowIssue[] {
  if (known.includes(id)) return [];
  const suggestion = nearest(id, known);
  const issue: WorkflowIssue = {
    severity: 'error',
    code: 'unknown-message',
    pointer,
    message: `There is no message "${id}" in messageContents.`,
  };
  return [suggestion === undefined ? issue : { ...issue, suggestion }];
}

const unmapped = (pointer: string, message: string): WorkflowIssue => ({ severity: 'warning', code: 'unmapped-status', pointer, message });
