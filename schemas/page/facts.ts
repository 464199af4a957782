/**
 * Everything a rule or a binding may read (PAGE-13). A path that is not declared here is an issue before publishing
 * and *hidden* at run time. `*` stands for one key that the content or the address chooses.
 */
export const factPaths = {
  'tenant.name': 'Name of the firm or administrator',
  'tenant.claimsEnabled': 'Whether this portal has claims (true or false)',
  language: 'ISO 639-1 code of the language being shown',
  workspace: 'true while a member of staff works on behalf of a claimant',
  'query.*': 'A value of the address after `?`, as text',
  now: 'The moment, in milliseconds since 1970 (UTC); compare it with the date operators',
  'session.signedIn': 'true when somebody is signed in',
  'session.name': 'Full name of the person signed in',
  'session.staff': 'true when the person signed in is staff',
  'account.id': 'Identifier of the account',
  'account.identifier': 'Registration number people quote',
  'account.status': 'Account status value, 0 (Started) to 6 (Completed)',
  'account.statusCode': 'Workflow status code of the account',
  'account.projectId': 'Project the account belongs to',
  'claims.count': 'How many claims the account has',
  'claims.statusCode': 'Workflow status code of the claims answer',
  'forms.open': 'How many forms wait to be completed',
  'device.touch': 'true where the pointer is a finger',
  'device.width': 'Width of the window in CSS pixels',
} as const satisfies Record<string, string>;

/** A declared path, or one below `query.`. */
export type FactPath = Exclude<keyof typeof factPaths, 'query.*'> | `query.${string}`;

/** JSON value a fact may hold. */
export type FactValue = string | number | boolean | null | readonly FactValue[] | { readonly [key: string]: FactValue };

/**
 * What is known of one fact. `pending`: not known yet (before the session or data answered): a rule that reads it is
 * hidden with its space reserved. `absent`: known to have no value; rules read null.
 */
export type FactState =
  { readonly state: 'known'; readonly value: FactValue } | { readonly state: 'pending' } | { readonly state: 'absent' };
