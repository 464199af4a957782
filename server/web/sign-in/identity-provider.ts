import { decodeJwt } from 'jose';
import { executeTogether, type Database } from '../../platform/db/index.ts';
import { IdentityError, type Entrant, type Registration, type SignInSteps } from '../../services/identity/index.ts';

/** An identity service: the embedded one, the only one that a setting connects so far, or a user pool outside Portico. Rejects with `IdentityError`. */
export interface IdentityProvider {
  /** An operation of the protocol by its name. */
  call(operation: string, input: Readonly<Record<string, unknown>>): Promise<object>;
  readonly steps: SignInSteps;
  /** Where people can be added here; a remote pool has registration of its own. */
  readonly registration?: Registration;
}

export interface RemotePool {
  /** As https://cognito-idp.eu-west-2.amazonaws.com/. */
  readonly endpoint: string;
  /** Where the caller's own part of each step is kept. */
  readonly db: Database;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * A user pool outside Portico, over HTTP. Ten seconds, no retries. Not connected yet (docs/decisions/0010): there is no setting for it, and only tests use it.
 * It needs registration, account groups and unlock links of its own first.
 */
export function remoteProvider({ endpoint, db, fetch = globalThis.fetch }: RemotePool): IdentityProvider {
  const call: IdentityProvider['call'] = async (operation, input) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify(input),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    if (response.ok) return body;
    const type = String(body['__type'] ?? response.headers.get('x-amzn-errortype') ?? '')
      .replace(/^.*#/, '')
      .replace(/:.*$/, '');
    if (response.status >= 500 || type === '')
      throw new Error(`The identity service answered ${response.status}: check its address and state.`);
    throw new IdentityError(
      type,
      String(body['message'] ?? body['Message'] ?? ''),
      Number(response.headers.get('retry-after')) || undefined,
    );
  };
  return { call, steps: stepsOver(call, db) };
}

/** The steps as calls of the protocol: what the caller keeps is written after the pool has answered. */
function stepsOver(call: IdentityProvider['call'], db: Database): SignInSteps {
  return {
    start: async (ClientId, { name, method, link = false, device, language: wanted }, keep) => {
      const language = typeof wanted === 'function' ? await wanted(db.kysely) : wanted;
      const ClientMetadata = textsOf({ method, link: String(link), device, language });
      const AuthParameters = { USERNAME: name };
      const challenge = (await call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', ClientId, AuthParameters, ClientMetadata })) as Challenge;
      await db.transaction((trx) => executeTogether(trx, keep(trx, challenge)));
      return challenge;
    },
    answer: async (ClientId, { read, keep, again }) => {
      const { session, name, code, device, method, link = false } = await read(db.kysely);
      const answer = (await call('RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ClientId,
        Session: session,
        ChallengeResponses: { USERNAME: name, ANSWER: code },
        ClientMetadata: textsOf({ method, link: String(link), device }),
      })) as { readonly Session?: string; readonly AuthenticationResult?: Tokens & { readonly RefreshToken: string } };
      const tokens = answer.AuthenticationResult;
      if (!tokens) {
        await again(db.kysely, answer.Session ?? session);
        return { again: true };
      }
      await db
        .transaction(async (trx) => executeTogether(trx, await keep(trx, entrantOf(tokens))))
        .catch(async (error: unknown) => {
          await call('RevokeToken', { Token: tokens.RefreshToken, ClientId }).catch(() => undefined);
          throw error;
        });
      return { tokens };
    },
    renew: async (ClientId, read) => {
      const found = await db.transaction(read);
      if (!found) return undefined;
      const AuthParameters = { REFRESH_TOKEN: found.refreshToken };
      const tokens = await call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId, AuthParameters }).then(
        (answer) => (answer as { readonly AuthenticationResult: Tokens }).AuthenticationResult,
        (error: unknown) => {
          if (error instanceof IdentityError && error.type !== 'TooManyRequestsException') return error;
          throw error;
        },
      );
      return { found, tokens };
    },
  };
}

type Challenge = Awaited<ReturnType<SignInSteps['start']>>;
type Tokens = Extract<Awaited<ReturnType<SignInSteps['answer']>>, { tokens: unknown }>['tokens'];

const textsOf = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** The pool itself answered this token a moment ago; the caller verifies it before giving it out. */
function entrantOf({ IdToken, RefreshToken }: Tokens & { readonly RefreshToken: string }): Entrant {
  const claims = decodeJwt<Partial<Record<'email' | 'phone_number' | 'origin_jti', string>>>(IdToken);
  const { sub = '', email, phone_number: phone, origin_jti: originJti = '' } = claims;
  return { sub, username: email ?? phone ?? sub, originJti, refreshToken: RefreshToken };
}
