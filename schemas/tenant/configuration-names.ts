/** Files of configuration/ that a portal reads; each has a published schema of its name. */
export const configurationNames: readonly string[] = [
  'hub-my-claim-steps',
  'workflow-status-colours',
  'attachments',
  'booking',
  'documents-to-sign',
  'test-mode',
];
