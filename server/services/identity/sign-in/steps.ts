import type { Handle, Write } from '../../../platform/db/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import { requireClient } from '../pools.ts';
import { IdentityError } from '../identity-error.ts';
import { issueIdToken, type AuthenticationResult } from '../tokens/issue-tokens.ts';
import { holderOfRefreshToken } from '../tokens/refresh-tokens.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { validateAnswer, type Answer } from './answer-challenge.ts';
import type { ChallengeAnswer } from './challenge.ts';
import { startSignIn, type CodeRequest, type KeepChallenge } from './start-sign-in.ts';

/** A sign-in that has just succeeded, before its transaction ends. */
export interface Entrant {
  readonly sub: string;
  /** Mail address, else telephone number, else `sub`. */
  readonly username: string;
  readonly originJti: string;
  readonly refreshToken: string;
}

export interface AnswerPasscode {
  readonly read: (trx: Handle) => Promise<Answer>;
  /** The caller's own writes. What it throws undoes the sign-in, and leaves the code as it was. */
  readonly keep: (trx: Handle, entrant: Entrant) => Promise<readonly Write[]>;
  /** After a wrong code that may be tried again with this session. */
  readonly again: (trx: Handle, session: string) => Promise<void>;
}

/** `again`: a wrong code that may be tried again. */
type StepResult =
  | { readonly again: true; /** Of this code, where the service knows. */ readonly triesLeft?: number }
  | { readonly tokens: IdTokenOnly };

/** The portal's own pages have no use for an access token. */
type IdTokenOnly = Pick<AuthenticationResult, 'IdToken'>;

/**
 * Sign-in step by step. `read`, `keep` and `again` are the caller's own part of each step; where the service shares the caller's database they are in
 * the step's transaction, so that a step is written to disk once.
 */
export interface SignInSteps {
  start(clientId: string, request: CodeRequest, keep: KeepChallenge): Promise<ChallengeAnswer>;
  answer(clientId: string, steps: AnswerPasscode): Promise<StepResult>;
  /** New tokens for the refresh token that `read` finds; undefined where it finds none. */
  renew<Found extends { readonly refreshToken: string }>(
    clientId: string,
    read: (trx: Handle) => Promise<Found | undefined>,
  ): Promise<Renewed<Found> | undefined>;
}

interface Renewed<Found> {
  readonly found: Found;
  /** Or why the service refuses them. */
  readonly tokens: IdTokenOnly | IdentityError;
}

export function makeSteps(context: IdentityContext, keys: SigningKeys): SignInSteps {
  return {
    start: async (clientId, request, keep) => startSignIn(context, requireClient(context.pools, clientId), request, keep),
    answer: async (clientId, { read, keep, again }) => {
      const pool = requireClient(context.pools, clientId);
      const result = await validateAnswer(context, pool, {
        read,
        again,
        keep: (trx, { sub, email, phone }, { originJti, refreshToken }) =>
          keep(trx, { sub, username: email ?? phone ?? sub, originJti, refreshToken }),
      });
      if (result.kind === 'fault') throw result.fault;
      if (result.kind === 'again') return { again: true, triesLeft: result.triesLeft };
      return { tokens: { IdToken: await issueIdToken(context, keys, { pool, ...result }) } };
    },
    renew: async (clientId, read) => {
      const pool = requireClient(context.pools, clientId);
      const outcome = await context.db.transaction(async (trx) => {
        const found = await read(trx);
        if (!found) return undefined;
        const holder = await holderOfRefreshToken(trx, context, pool, found.refreshToken).catch(refusalOnly);
        return { found, holder };
      });
      if (!outcome) return undefined;
      const { found, holder } = outcome;
      return {
        found,
        tokens: holder instanceof IdentityError ? holder : { IdToken: await issueIdToken(context, keys, { pool, ...holder }) },
      };
    },
  };
}

/** A refusal is an answer, so that what was read and kept beside it stays. */
function refusalOnly(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  throw error;
}
