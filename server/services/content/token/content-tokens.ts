import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/db/index.ts';

/** Thirty days, as the real service; its client library takes the number for milliseconds and renews in time. */
export const tokenSeconds = 2_592_000;

export interface ContentTokens {
  issue(clientId: string): Promise<string>;
  /** The client id, or undefined for anything but a valid token of ours. */
  read(token: string): Promise<string | undefined>;
  publicKeys(): Promise<{ keys: JWK[] }>;
}

/** Keeps the private key unreadable in the database. */
export interface KeySeal {
  seal(text: string): string;
  open(sealed: string): string;
}

/** For tests that do not care. */
const unsealed: KeySeal = { seal: (text) => text, open: (text) => text };

interface Keys {
  readonly id: string;
  readonly sign: CryptoKey;
  readonly verify: CryptoKey;
  readonly publicJwk: JWK;
}

interface StoredKey {
  readonly sealed: string;
}

const purpose = 'content-token-sealed';
const audience = 'scp:squidex-api';

/** Access tokens of the content service: RS256, signed with a key that all processes share through the database. */
export function contentTokens(db: Database, issuer: string, clock: () => number, seal: KeySeal = unsealed): ContentTokens {
  let loading: Promise<Keys> | undefined;
  const keys = (): Promise<Keys> =>
    (loading ??= loadKeys(db, seal).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const known = new LRUCache<string, { clientId: string; expires: number }>({ max: 2000 });

  return {
    async issue(clientId) {
      const { id, sign } = await keys();
      const now = Math.floor(clock() / 1000);
      return new SignJWT({ client_id: clientId, scope: 'squidex-api' })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: id })
        .setSubject(clientId)
        .setAudience(audience)
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + tokenSeconds)
        .setJti(randomUUID())
        .sign(sign);
    },
    async read(token) {
      const digest = createHash('sha256').update(token).digest('base64');
      const kept = known.get(digest);
      if (kept) return kept.expires > clock() ? kept.clientId : undefined;
      const { verify } = await keys();
      const verified = await jwtVerify(token, verify, {
        algorithms: ['RS256'],
        audience,
        issuer,
        currentDate: new Date(clock()),
        requiredClaims: ['exp', 'sub'],
      }).catch(() => undefined);
      const { sub, exp } = verified?.payload ?? {};
      if (!sub || !exp) return undefined;
      known.set(digest, { clientId: sub, expires: exp * 1000 });
      return sub;
    },
    publicKeys: async () => ({ keys: [(await keys()).publicJwk] }),
  };
}

async function loadKeys(db: Database, seal: KeySeal): Promise<Keys> {
  const stored = (await storedKey(db)) ?? (await makeKey(db, seal));
  const privateJwk = JSON.parse(seal.open((stored.value as StoredKey).sealed)) as JWK;
  const { d: _, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open } = privateJwk;
  const publicJwk = { ...open, kid: stored.id, alg: 'RS256', use: 'sig' };
  return {
    id: stored.id,
    publicJwk,
    sign: (await importJWK(privateJwk, 'RS256')) as CryptoKey,
    verify: (await importJWK(publicJwk, 'RS256')) as CryptoKey,
  };
}

/** The oldest key wins when two processes made one at the same moment. */
const storedKey = ({ kysely }: Database) =>
  kysely
    .selectFrom('server_key')
    .select(['id', 'value'])
    .where('purpose', '=', purpose)
    .orderBy('created')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

async function makeKey(db: Database, seal: KeySeal) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  await db.kysely
    .insertInto('server_key')
    .values({
      purpose,
      id: randomUUID(),
      value: JSON.stringify({ sealed: seal.seal(JSON.stringify(await exportJWK(privateKey))) } satisfies StoredKey),
    })
    .execute();
  const kept = await storedKey(db);
  if (!kept) throw new Error('The signing key of the content service was not kept.');
  return kept;
}
