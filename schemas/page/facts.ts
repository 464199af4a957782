/** Where rules are: conditions and bindings of a page, the `precondition` of a form, the rules of the workflow (`hub-my-claim-steps`). */
export type FactPlace = 'page' | 'precondition' | 'workflow';

/** The values that a fact can have. */
export type FactDomain =
  | { readonly type: 'text' | 'boolean' }
  /** A workflow status code of the tenant: one that `hub-my-claim-steps` maps. */
  | { readonly type: 'status-code' }
  /** A moment, in milliseconds since 1970 (UTC). */
  | { readonly type: 'date' }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum?: number }
  | { readonly type: 'code'; readonly codes: readonly string[] };

/**
 * What makes a fact known. `request`: what every visitor brings, so pages drawn on the server have it; all others are pending there.
 * `{ need }`: the answer of that data need (`src/data/`). `server`: only the server's own records.
 */
export type FactSource = 'request' | 'session' | 'device' | 'server' | { readonly need: string };

/** All that is known of a fact before it has a value. */
export interface Fact {
  readonly description: string;
  readonly domain: FactDomain;
  /** Where rules may read it. */
  readonly places: readonly FactPlace[];
  readonly source: FactSource;
}

const text = { type: 'text' } as const;
const statusCode = { type: 'status-code' } as const;
const boolean = { type: 'boolean' } as const;
const count = { type: 'integer', minimum: 0 } as const;

/**
 * Everything a rule or a binding may read (PAGE-13), and where. Any other path is an issue before publishing and *hidden* at
 * run time. `*` stands for one key that the address chooses.
 */
export const facts = {
  'tenant.name': { description: 'Name of the firm or administrator', domain: text, places: ['page'], source: 'request' },
  'tenant.claimsEnabled': { description: 'true when this portal has claims', domain: boolean, places: ['page'], source: 'request' },
  language: { description: 'ISO 639-1 code of the language being shown', domain: text, places: ['page'], source: 'request' },
  workspace: {
    description: 'true while a member of staff works on behalf of a claimant',
    domain: boolean,
    places: ['page'],
    source: 'session',
  },
  'query.*': { description: 'A value of the address after `?`, as text', domain: text, places: ['page'], source: 'request' },
  now: {
    description: 'The moment, in milliseconds since 1970 (UTC); compare it with the date operators',
    domain: { type: 'date' },
    places: ['page', 'precondition'],
    source: 'request',
  },
  'session.signedIn': { description: 'true when the visitor is signed in', domain: boolean, places: ['page'], source: 'session' },
  'session.name': { description: 'Full name of the person signed in', domain: text, places: ['page'], source: 'session' },
  'session.staff': { description: 'true when the person signed in is staff', domain: boolean, places: ['page'], source: 'session' },
  'account.id': {
    description: 'Identifier of the account',
    domain: text,
    places: ['page', 'precondition'],
    source: { need: 'forms' },
  },
  'account.identifier': {
    description: 'Registration number people quote',
    domain: text,
    places: ['page', 'precondition'],
    source: { need: 'forms' },
  },
  'account.status': {
    description: 'Account status value, 0 (Started) to 6 (Completed)',
    domain: { type: 'integer', minimum: 0, maximum: 6 },
    places: ['page', 'precondition', 'workflow'],
    source: { need: 'forms' },
  },
  'account.statusCode': {
    description: 'Workflow status code of the account',
    domain: statusCode,
    places: ['page', 'precondition', 'workflow'],
    source: { need: 'forms' },
  },
  'account.projectId': {
    description: 'Project the account belongs to',
    domain: text,
    places: ['page', 'precondition'],
    source: { need: 'forms' },
  },
  'account.registrationType': {
    description: 'How the account was registered, such as Register or Contact',
    domain: text,
    places: ['precondition'],
    source: 'server',
  },
  'submission.status': {
    description: 'Status of the submission that is being filled; no value before it is first saved',
    domain: { type: 'code', codes: ['Draft', 'Done'] },
    places: ['precondition'],
    source: 'server',
  },
  'submission.statusCode': {
    description: 'Workflow status code of the submission that is being filled; no value before it is first saved',
    domain: text,
    places: ['precondition'],
    source: 'server',
  },
  'claims.count': { description: 'How many claims the account has', domain: count, places: ['page'], source: { need: 'claims' } },
  'claims.statusCode': {
    description: 'Workflow status code of the claims answer',
    domain: statusCode,
    places: ['page'],
    source: { need: 'claims' },
  },
  'forms.open': { description: 'How many forms wait to be completed', domain: count, places: ['page'], source: { need: 'forms' } },
  'device.touch': { description: 'true where the pointer is a finger', domain: boolean, places: ['page'], source: 'device' },
  'device.width': { description: 'Width of the window in CSS pixels', domain: count, places: ['page'], source: 'device' },
} as const satisfies Readonly<Record<string, Fact>>;
