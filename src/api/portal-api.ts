import type { CallOf, RouteName } from '#schemas/api';

/** What goes with a call; only what the call takes needs to be given. */
interface CallParts<Name extends RouteName> {
  readonly params?: CallOf<Name>['params'];
  readonly query?: CallOf<Name>['query'];
  readonly body?: CallOf<Name>['body'];
  /** Sent as `Idempotency-Key`: the same key gets the first answer again. */
  readonly idempotencyKey?: string;
  /** Secret of a mailed link, sent as `token` with the calls that take one (APP-07). */
  readonly token?: string;
  /** Its body may have megabytes, which take minutes on a slow line. */
  readonly isLarge?: boolean;
  /** The call goes on when the page it was made on goes away. */
  readonly outlives?: boolean;
}

export interface PortalApi {
  /** Makes one call as the person signed in. Rejects with PortalError. */
  call<Name extends RouteName>(name: Name, parts?: CallParts<Name>): Promise<CallOf<Name>['answer']>;
}
