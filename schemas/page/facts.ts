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
 * run time. `*` stands for one key: of the address, or the slug of a form.
 */
export const facts = {
  'tenant.name': { domain: text, places: ['page'], source: 'request' },
  'tenant.claimsEnabled': { domain: boolean, places: ['page'], source: 'request' },
  language: { domain: text, places: ['page'], source: 'request' },
  workspace: {
    domain: boolean,
    places: ['page'],
    source: 'session',
  },
  'query.*': { domain: text, places: ['page'], source: 'request' },
  now: {
    domain: { type: 'date' },
    places: ['page', 'precondition'],
    source: 'request',
  },
  'session.signedIn': { domain: boolean, places: ['page'], source: 'session' },
  'session.name': { domain: text, places: ['page'], source: 'session' },
  'session.staff': { domain: boolean, places: ['page'], source: 'session' },
  'account.id': {
    domain: text,
    places: ['page', 'precondition'],
    source: { need: 'forms' },
  },
  'account.identifier': {
    domain: text,
    places: ['page', 'precondition'],
    source: { need: 'forms' },
  },
  'account.status': {
    domain: { type: 'integer', minimum: 0, maximum: 6 },
    places: ['page', 'precondition', 'workflow'],
    source: { need: 'forms' },
  },
  'account.statusCode': {
    domain: statusCode,
    places: ['page', 'precondition', 'workflow'],
    source: { need: 'forms' },
  },
  'account.projectId': {
    domain: text,
    places: ['page', 'precondition'],
    source: { need: 'forms' },
  },
  'account.registrationType': {
    domain: text,
    places: ['precondition'],
    source: 'server',
  },
  'submission.status': {
    domain: { type: 'code', codes: ['Draft', 'Done'] },
    places: ['precondition'],
    source: 'server',
  },
  'submission.statusCode': {
    domain: text,
    places: ['precondition'],
    source: 'server',
  },
  'claims.count': { domain: count, places: ['page'], source: { need: 'claims' } },
  'claims.statusCode': {
    domain: statusCode,
    places: ['page'],
    source: { need: 'claims' },
  },
  'forms.open': { domain: count, places: ['page'], source: { need: 'forms' } },
  'forms.status.*': { domain: { type: 'code', codes: ['NotStarted', 'Draft', 'Done'] }, places: ['workflow'], source: { need: 'forms' } },
  'documents.toSign': { domain: count, places: ['page', 'workflow'], source: { need: 'forms' } },
  'documents.signed': { domain: count, places: ['page', 'workflow'], source: { need: 'forms' } },
  'documents.declined': { domain: count, places: ['page', 'workflow'], source: { need: 'forms' } },
  'device.touch': { domain: boolean, places: ['page'], source: 'device' },
  'device.width': { domain: count, places: ['page'], source: 'device' },
} as const satisfies Readonly<Record<string, Fact>>;
