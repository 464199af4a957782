import type { SignInProblemCode } from '#schemas/api';
import { hourMs } from '#locale/dates-and-numbers/units-of-time';
import type { SignInMethod } from '#schemas/shared/sign-in-method';
import type { Database, Handle } from '../../platform/db/index.ts';
import { hashOf, randomToken, type Seal } from '../../services/identity/index.ts';

/** A sign-in between its steps. */
export interface Flow {
  readonly method: SignInMethod;
  /** As it is stored; where no code was sent, as typed. */
  readonly username: string;
  /** Of the field beside a number that could not be read. */
  readonly countryCode?: string;
  readonly link: boolean;
  /** The identity service's session; absent where no code was sent. */
  readonly session?: string;
  readonly internalName?: string;
  /** When the code ends, milliseconds since 1970. */
  readonly codeEndsAt?: number;
  /** The last problem of a native form, reported to the page after its redirect. */
  readonly fault?: SignInProblemCode;
}

/** Longer than a code, so that a late answer learns that the code expired. */
const lifeMs = 2 * hourMs;

/** Flows are kept sealed; the browser holds only a random reference. `handle`: the present transaction. */
export class Flows {
  readonly #db: Database;
  readonly #seal: Seal;
  readonly #clock: () => number;

  constructor(db: Database, seal: Seal, clock: () => number) {
    this.#db = db;
    this.#seal = seal;
    this.#clock = clock;
  }

  /** Answers the reference for the cookie. */
  async open(tenant: string, flow: Flow): Promise<string> {
    const { reference, write } = this.opening(tenant, flow, this.#db.kysely);
    await write.execute();
    return reference;
  }

  /** As `open`, for the caller to run the write together with others. */
  opening(tenant: string, flow: Flow, handle: Handle) {
    const reference = randomToken();
    const write = handle.insertInto('auth_flow').values({
      tenant_id: tenant,
      flow_hash: hashOf(reference),
      sealed: this.#seal.seal(JSON.stringify(flow)),
      expires_at: new Date(this.#clock() + lifeMs),
    });
    return { reference, write };
  }

  async read(tenant: string, reference: string | undefined, handle: Handle = this.#db.kysely): Promise<Flow | undefined> {
    if (!reference) return undefined;
    const row = await handle
      .selectFrom('auth_flow')
      .select(['sealed', 'expires_at'])
      .where('tenant_id', '=', tenant)
      .where('flow_hash', '=', hashOf(reference))
      .executeTakeFirst();
    return row && row.expires_at.getTime() > this.#clock() ? (JSON.parse(this.#seal.open(row.sealed)) as Flow) : undefined;
  }

  async save(tenant: string, reference: string, flow: Flow, handle: Handle = this.#db.kysely): Promise<void> {
    await handle
      .updateTable('auth_flow')
      .set({ sealed: this.#seal.seal(JSON.stringify(flow)) })
      .where('tenant_id', '=', tenant)
      .where('flow_hash', '=', hashOf(reference))
      .execute();
  }

  /** The write that ends a flow. */
  closing(tenant: string, reference: string, handle: Handle) {
    return handle.deleteFrom('auth_flow').where('tenant_id', '=', tenant).where('flow_hash', '=', hashOf(reference));
  }
}
