import { savedStatuses, submissionStatuses } from '../shared/statuses.ts';

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

const fact = <const Domain extends FactDomain, const Source extends FactSource, const Places extends readonly FactPlace[]>(
  domain: Domain,
  source: Source,
  ...places: Places
) => ({ domain, places, source });
const forms = { need: 'forms' } as const;
const claims = { need: 'claims' } as const;

/**
 * Everything a rule or a binding may read (PAGE-13), what makes it known, and where it may be read. Any other path is an issue before publishing and *hidden* at
 * run time. `*` stands for one key: of the address, or the slug of a form.
 */
export const facts = {
  'tenant.name': fact(text, 'request', 'page'),
  'tenant.claimsEnabled': fact(boolean, 'request', 'page'),
  language: fact(text, 'request', 'page'),
  workspace: fact(boolean, 'session', 'page'),
  'query.*': fact(text, 'request', 'page'),
  now: fact({ type: 'date' }, 'request', 'page', 'precondition'),
  'session.signedIn': fact(boolean, 'session', 'page'),
  'session.name': fact(text, 'session', 'page'),
  'session.staff': fact(boolean, 'session', 'page'),
  'account.id': fact(text, forms, 'page', 'precondition'),
  'account.identifier': fact(text, forms, 'page', 'precondition'),
  'account.status': fact({ type: 'integer', minimum: 0, maximum: 6 }, forms, 'page', 'precondition', 'workflow'),
  'account.statusCode': fact(statusCode, forms, 'page', 'precondition', 'workflow'),
  'account.projectId': fact(text, forms, 'page', 'precondition'),
  'account.registrationType': fact(text, 'server', 'precondition'),
  'submission.status': fact({ type: 'code', codes: savedStatuses }, 'server', 'precondition'),
  'submission.statusCode': fact(text, 'server', 'precondition'),
  'claims.count': fact(count, claims, 'page'),
  'claims.statusCode': fact(statusCode, claims, 'page'),
  'forms.open': fact(count, forms, 'page'),
  'forms.status.*': fact({ type: 'code', codes: submissionStatuses }, forms, 'workflow'),
  'documents.toSign': fact(count, forms, 'page', 'workflow'),
  'documents.signed': fact(count, forms, 'page', 'workflow'),
  'documents.declined': fact(count, forms, 'page', 'workflow'),
  'device.touch': fact(boolean, 'device', 'page'),
  'device.width': fact(count, 'device', 'page'),
} as const satisfies Readonly<Record<string, Fact>>;
