import type { IdentityContext } from '../identity-context.ts';
import { validateAnswer } from '../sign-in/answer-challenge.ts';
import { startSignIn } from '../sign-in/start-sign-in.ts';
import { holderOf } from '../tokens/access-token.ts';
import { attributesOf, issueTokens } from '../tokens/issue-tokens.ts';
import { refreshTokens } from '../tokens/refresh-tokens.ts';
import { endSignIns, revokeRefreshToken } from '../tokens/revoke-tokens.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import type { Pool } from '../pools.ts';
import { identityErrors, invalidParameter } from '../identity-error.ts';
import { mapOf, poolOfClient, textOf, type Input } from './input.ts';

/** `address` is where the call came from. */
export type Operation = (context: IdentityContext, keys: SigningKeys, input: Input, address: string) => Promise<object>;

/** The operations of the protocol that this service answers, by the name after the dot of X-Amz-Target. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  [
    'GetTokensFromRefreshToken',
    async (context, keys, input) => ({
      AuthenticationResult: await refreshTokens(context, keys, poolOfClient(context, input), textOf(input, 'RefreshToken')),
    }),
  ],
  [
    'GetUser',
    async (context, keys, input) => {
      const { user } = await holderOf(context, keys, textOf(input, 'AccessToken'));
      const attributes = Object.entries({ sub: user.sub, ...attributesOf(user) });
      return { Username: user.sub, UserAttributes: attributes.map(([Name, value]) => ({ Name, Value: String(value) })) };
    },
  ],
  [
    'RevokeToken',
    async (context, _keys, input) => {
      await revokeRefreshToken(context, poolOfClient(context, input), textOf(input, 'Token'));
      return {};
    },
  ],
  [
    'GlobalSignOut',
    async (context, keys, input) => {
      const { pool, user } = await holderOf(context, keys, textOf(input, 'AccessToken'));
      await context.db.transaction((trx) => endSignIns(trx, context, pool, user.sub));
      return {};
    },
  ],
]);

async function initiateAuth(context: IdentityContext, keys: SigningKeys, input: Input, address: string): Promise<object> {
  const pool = poolOfClient(context, input);
  const parameters = mapOf(input, 'AuthParameters');
  switch (textOf(input, 'AuthFlow')) {
    case 'CUSTOM_AUTH':
      return startOverProtocol(context, pool, parameters.get('USERNAME'), mapOf(input, 'ClientMetadata'), address);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      const token = parameters.get('REFRESH_TOKEN');
      if (!token) throw invalidParameter('Missing required parameter REFRESH_TOKEN');
      return { AuthenticationResult: await refreshTokens(context, keys, pool, token), ChallengeParameters: {} };
    }
    default:
      throw invalidParameter('Only custom auth (lambda driven) is enabled for this client.');
  }
}

async function startOverProtocol(
  context: IdentityContext,
  pool: Pool,
  name: string | undefined,
  metadata: ReadonlyMap<string, string>,
  address: string,
): Promise<object> {
  refuseFor(await context.limiter.start({ tenant: pool.tenant, address, name: name ?? '', revealsAccounts: pool.enumeration === 'spec' }));
  const [device, method, language] = ['device', 'method', 'language'].map((key) => metadata.get(key));
  return startSignIn(context, pool, { name, address, device, method, language });
}

/** One text for too many tries, in whichever counter (LOGIN-08). */
function refuseFor(seconds: number | undefined): void {
  if (seconds !== undefined) throw identityErrors.attemptsExceeded(seconds);
}

async function respondToAuthChallenge(context: IdentityContext, keys: SigningKeys, input: Input, address: string): Promise<object> {
  const pool = poolOfClient(context, input);
  if (textOf(input, 'ChallengeName') !== 'CUSTOM_CHALLENGE')
    throw invalidParameter('Only custom auth (lambda driven) is enabled for this client.');
  const responses = mapOf(input, 'ChallengeResponses');
  const name = responses.get('USERNAME');
  const code = responses.get('ANSWER');
  if (!name) throw invalidParameter('Missing required parameter USERNAME');
  if (code === undefined) throw invalidParameter('Missing required parameter ANSWER');
  const session = textOf(input, 'Session', { min: 20, max: 2048 });
  const device = mapOf(input, 'ClientMetadata').get('device');
  refuseFor(await context.limiter.answer({ tenant: pool.tenant, address }));
  const result = await validateAnswer(context, pool, {
    read: async () => ({ session, name, code, device }),
    keep: () => Promise.resolve([]),
  });
  if (result.kind === 'fault') throw result.fault;
  if (result.kind === 'again') return result.challenge;
  return { AuthenticationResult: await issueTokens(context, keys, pool, result.user, result.signIn), ChallengeParameters: {} };
}
