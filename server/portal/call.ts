import type { CallOf, RouteName } from '#schemas/api';
import type { Actor } from '../auth/index.ts';
import type { Portal } from './portal.ts';

/** One call: what came in, checked by its schema, and who sent it. */
export type Call<Name extends RouteName> = CallOf<Name> & {
  readonly portal: Portal;
  readonly tenant: string;
  /** Null only on routes that anyone may call. */
  readonly actor: Actor | null;
  /** Origin the browser sees, for links: `https://portal.example`. */
  readonly origin: string;
  readonly requestId: string;
  /** Header `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined;
};

/** A call of somebody who is signed in: routes whose rule is not `anyone`. */
export type PersonalCall<Name extends RouteName> = Call<Name> & { readonly actor: Actor };

export type Operation<Name extends RouteName> = (call: PersonalCall<Name>) => Promise<CallOf<Name>['answer']>;
