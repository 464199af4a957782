export type { Attachments, Booking, HubMyClaimSteps, WorkflowStatusColours } from './configuration.schema.ts';
export type { ConfirmationPages, SubmissionForm } from './form.schema.ts';
export { serverWords, type ServerWord } from './server-words.ts';
export type { Dictionary, Tenant } from './tenant.schema.ts';
export type { Theme } from './theme.schema.ts';
