import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '#schemas/api';

/** Who calls, proven by an identity token of this host's tenant whose sign-in still lives. */
export interface Actor {
  /** Slug. */
  readonly tenant: string;
  readonly sub: string;
  /** What a person signs in with: mail address, else telephone number, else the internal name. */
  readonly username: string;
  readonly name: string;
  /** Only an address that is proven in its pool. */
  readonly email?: string;
  readonly groups: readonly string[];
  /** Member of the tenant's staff group (APP-04). */
  readonly staff: boolean;
  /** Member of staff who may change many accounts at once (STS-07). */
  readonly manager: boolean;
  /** May see drafts (NAV-07). */
  readonly editor: boolean;
  readonly originJti: string;
}

export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>;

/** Header of calls that a person caused; only those keep a session alive (SES-01). */
export const activityHeader = 'x-activity';

/** Opens a session without a passcode for a person who has just registered; `former` is the sign-in that it replaces. */
export type OpenSession = (request: FastifyRequest, reply: FastifyReply, sub: string, former?: string) => Promise<SignedIn>;
