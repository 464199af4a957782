import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Handle } from '../../../platform/db/index.ts';
import { randomUUID } from 'node:crypto';
import type { Seal } from '../secrets.ts';

export type TokenUse = 'id' | 'access';

export interface SigningKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}

export type PoolKeys = Readonly<Record<TokenUse, SigningKey>>;

/** The two keys of each pool: made at first use, kept in the database with the private part sealed, shared by all processes. */
export class SigningKeys {
  readonly #db: Handle;
  readonly #seal: Seal;
  readonly #clock: () => number;
  readonly #pools = new Map<string, Promise<PoolKeys>>();

  constructor(db: Handle, seal: Seal, clock: () => number) {
    this.#db = db;
    this.#seal = seal;
    this.#clock = clock;
  }

  /** Keys of a pool that exists; a failure is not remembered. */
  of(poolId: string): Promise<PoolKeys> {
    let keys = this.#pools.get(poolId);
    if (!keys) {
      keys = Promise.all([this.#load(poolId, 'id'), this.#load(poolId, 'access')]).then(([id, access]) => ({ id, access }));
      keys.catch(() => this.#pools.delete(poolId));
      this.#pools.set(poolId, keys);
    }
    return keys;
  }

  async #load(poolId: string, use: TokenUse): Promise<SigningKey> {
    const row = (await this.#stored(poolId, use)) ?? (await this.#make(poolId, use));
    const privateJwk = JSON.parse(this.#seal.open(row.sealed_private_jwk)) as JWK;
    const publicJwk: JWK = row.public_jwk;
    return {
      kid: row.kid,
      publicJwk,
      publicKey: (await importJWK(publicJwk, 'RS256')) as CryptoKey,
      privateKey: (await importJWK(privateJwk, 'RS256')) as CryptoKey,
    };
  }

  /** Two processes may both make one: the first to store it wins. */
  async #make(poolId: string, use: TokenUse) {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
    const kid = randomUUID();
    const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    await this.#db
      .insertInto('identity_key')
      .values({
        pool_id: poolId,
        token_use: use,
        kid,
        public_jwk: JSON.stringify(publicJwk),
        sealed_private_jwk: this.#seal.seal(JSON.stringify(await exportJWK(privateKey))),
        created_at: new Date(this.#clock()),
      })
      .onConflict((conflict) => conflict.columns(['pool_id', 'token_use']).doNothing())
      .execute();
    const row = await this.#stored(poolId, use);
    if (!row) throw new Error(`The ${use} key of pool ${poolId} was stored and is not there: check the database.`);
    return row;
  }

  #stored(poolId: string, use: TokenUse) {
    return this.#db.selectFrom('identity_key').selectAll().where('pool_id', '=', poolId).where('token_use', '=', use).executeTakeFirst();
  }
}
