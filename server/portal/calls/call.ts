import type { Readable } from 'node:stream';
import type { CallOf, RouteName, routes, SignedIn } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import type { Actor } from '../../platform/http/index.ts';

/** One call: what came in, checked by its schema, and who sent it. */
export type Call<Name extends RouteName> = CallOf<Name> & {
  /** Slug. */
  readonly tenant: string;
  readonly tenantSettings: Tenant;
  /** Null only on routes that anyone, or the holder of a link, may call. */
  readonly actor: Actor | null;
  /** `accountId` of the query: the account that staff chose to act for (`accountOf`). */
  readonly chosen: string | undefined;
  /** Header `token`: the secret of a mailed link. */
  readonly token: string | undefined;
  /** Origin the browser sees, for links: `https://portal.example`. */
  readonly origin: string;
  /** Network of the visitor (`networkOf`), for limits only. */
  readonly address: string;
  /** Language the visitor reads the portal in, one of the tenant's (NAV-02). */
  readonly language: string;
  readonly requestId: string;
  /** Header `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined;
  /** Signs in, beside the answer, a person who was added a moment ago; the session before is ended. */
  readonly openSession: (sub: string) => Promise<SignedIn>;
};

/** A call of a signed-in person: routes whose rule is neither `anyone` nor `link`. */
export type PersonalCall<Name extends RouteName> = Call<Name> & { readonly actor: Actor };

/** What a call works with, beside what came in: each operation names the parts it needs. */
export interface CallDependencies<Parts> {
  readonly parts: Parts;
}

type Answer<Name extends RouteName> = CallOf<Name>['answer'] extends Blob ? FileAnswer : CallOf<Name>['answer'];
type OpenRule = 'anyone' | 'link';
type CallBy<Name extends RouteName> = (typeof routes)[Name]['rule'] extends OpenRule ? Call<Name> : PersonalCall<Name>;

export type Operation<Name extends RouteName, Parts = object> = (call: CallBy<Name> & CallDependencies<Parts>) => Promise<Answer<Name>>;
export type AnyOperation = (call: object) => Promise<unknown>;

/** An answer that is a file: sent as it is, with its own headers. */
export interface FileAnswer {
  readonly file: Readable | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export const isFileAnswer = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'file' in answer && 'headers' in answer;
