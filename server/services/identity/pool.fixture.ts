import { randomUUID } from 'node:crypto';
import type { Tenant } from '#schemas/tenant';
import { readSettings } from '../../platform/config/index.ts';
import { passcodeLimits } from '#schemas/values/passcode';
import { settings } from '../../settings/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { listMessages } from '../messages/outbox.ts';
import type { IdentityLimits } from './sign-in-throttle/account-limits.ts';
import { createIdentity, type IdentityOptions } from './create-identity.ts';
import { addPeople } from './people/add-people.ts';
import { poolOf, poolsOf } from './pools.ts';
import { secretsFrom } from './secrets.ts';
import { createSignInLimiter, type SignInLimits } from './sign-in-throttle/address-limiter.ts';

/** The limits of production. */
export const strictIdentityLimits: IdentityLimits = { ...passcodeLimits, codesPerHour: readSettings(settings.limits, {}).codesPerHour };

/** For tests: a pool of its own in a shared database, with a clock that the test moves. */
export async function makePool(
  db: Database,
  changes: {
    identity?: Partial<Tenant['identity']>;
    options?: Partial<Omit<IdentityOptions, 'limits'>> & { limits?: Partial<IdentityLimits> };
    sessionMinutes?: number;
    limits?: Partial<SignInLimits>;
  } = {},
) {
  const unique = randomUUID().slice(0, 8);
  const time = { now: Date.UTC(2026, 0, 5, 9) };
  const clock = () => time.now;
  const tenant: Tenant = {
    slug: `t${unique}`,
    name: { en: 'Harbour & Pike', cy: 'Harbwr a Pike' },
    hosts: ['portal.test'],
    languages: [
      { iso2Code: 'en', englishName: 'English', ownName: 'English' },
      { iso2Code: 'cy', englishName: 'Welsh', ownName: 'Cymraeg' },
    ],
    identity: { userPoolId: `test_${unique}`, clientId: `client${unique}`, methods: ['Email', 'Sms', 'WhatsApp'], ...changes.identity },
    help: {},
    ...(changes.sessionMinutes ? { sessionMinutes: changes.sessionMinutes } : {}),
  } as unknown as Tenant;
  const pool = poolOf(tenant);
  const secrets = secretsFrom({ sessionKey: 'a session key of more than 32 chars', codePepper: 'a pepper of more than 32 characters' });
  const limits = { signIn: 1000, signInAccount: 1000, lookups: 1000, ...changes.limits };
  const limiter = createSignInLimiter({ db, hmac: secrets.hmac, clock, limits });
  const identity = createIdentity({
    db,
    pools: poolsOf(() => [pool]),
    secrets,
    clock,
    issuerBase: 'https://portal.test/identity',
    limiter,
    ...changes.options,
    limits: { ...strictIdentityLimits, ...changes.options?.limits },
  });
  const { userPoolId, clientId } = tenant.identity;
  await addPeople(
    db.kysely,
    userPoolId,
    [
      { sub: subOf(userPoolId, 'ann'), email: 'ann@example.org', phone: '+447700900123', givenName: 'Ann', familyName: 'Lee' },
      { sub: subOf(userPoolId, 'ben'), email: 'ben@example.org', givenName: 'Ben', familyName: 'Ode', groups: ['portico-staff'] },
      { sub: subOf(userPoolId, 'cut'), email: 'cut@example.org', givenName: 'Cut', familyName: 'Off', enabled: false },
    ],
    time.now,
  );

  const messages = () => listMessages(db.kysely, secrets.messages, tenant.slug);
  const initiate = (name: string, metadata: Record<string, string> = {}, address = '192.0.2.1') =>
    identity.call(
      'InitiateAuth',
      { AuthFlow: 'CUSTOM_AUTH', ClientId: clientId, AuthParameters: { USERNAME: name }, ClientMetadata: metadata },
      { address },
    ) as Promise<Challenge>;
  return {
    tenant,
    pool,
    identity,
    limiter,
    secrets,
    clock,
    messages,
    initiate,
    pass: (seconds: number) => {
      time.now += seconds * 1000;
    },
    /** The last code sent to an address. */
    codeFor: async (to: string): Promise<string> => {
      const newest = (await messages()).filter((message) => message.to === to).sort((a, b) => b.at - a.at)[0];
      return /\b\d{2,10}\b/.exec(newest?.text ?? '')?.[0] ?? '';
    },
    respond: (session: string, name: string, code: string, metadata: Record<string, string> = {}) =>
      identity.call('RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ClientId: clientId,
        Session: session,
        ChallengeResponses: { USERNAME: name, ANSWER: code },
        ClientMetadata: metadata,
      }) as Promise<ChallengeAnswer>,
  };
}

interface Challenge {
  ChallengeName: string;
  Session: string;
  ChallengeParameters: Record<string, string>;
}

interface ChallengeAnswer extends Partial<Challenge> {
  AuthenticationResult?: { IdToken: string; AccessToken: string; RefreshToken: string; ExpiresIn: number; TokenType: string };
}

/** A `sub` that is the same for a pool and a name. */
const subOf = (poolId: string, name: string): string => `${name}-${poolId}`;
