import type { facts } from './facts.ts';

/** What each fact of `facts` is, for people who write rules. Apart from the table, which every page of the portal loads. */
export const factDescriptions: Readonly<Record<keyof typeof facts, string>> = {
  'tenant.name': 'Name of the firm or administrator',
  'tenant.claimsEnabled': 'true when this portal has claims',
  language: 'ISO 639-1 code of the language being shown',
  workspace: 'true while a member of staff works on behalf of a claimant',
  'query.*': 'A value of the address after `?`, as text',
  now: 'The moment, in milliseconds since 1970 (UTC); compare it with the date operators',
  'session.signedIn': 'true when the visitor is signed in',
  'session.name': 'Full name of the person signed in; for staff, of the person they act for',
  'session.staff': 'true when the person signed in is staff',
  'account.id': 'Identifier of the account',
  'account.identifier': 'Registration number people quote',
  'account.status': 'Account status value, 0 (Started) to 6 (Completed)',
  'account.statusCode': 'Workflow status code of the account',
  'account.projectId': 'Project the account belongs to',
  'account.registrationType': 'How the account was registered, such as Register or Contact',
  'submission.status': 'Status of the submission that is being filled; no value before it is first saved',
  'submission.statusCode': 'Workflow status code of the submission that is being filled; no value before it is first saved',
  'claims.count': 'How many claims the account has',
  'claims.statusCode': 'Workflow status code of the claims answer',
  'forms.open': 'How many forms wait to be completed',
  'forms.status.*': 'How far the form of this slug is: NotStarted, Draft or Done',
  'documents.toSign': 'How many documents wait for a signature',
  'device.touch': 'true where the pointer is a finger',
  'device.width': 'Width of the window in CSS pixels',
};
