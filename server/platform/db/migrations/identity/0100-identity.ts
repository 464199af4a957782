import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People, keys, passcodes and tokens of the pools; sign-in sessions; limits; the outbox. */
export const identity: Migration = {
  async up(db: Kysely<unknown>) {
    await pools(db);
    await passcodes(db);
    await sessions(db);
  },
};

async function pools(db: Kysely<unknown>): Promise<void> {
  await table(db, 'identity_user', ['pool_id', 'sub'], { pool_id: 'text', sub: 'text' })
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('name', 'text')
    .addColumn('given_name', 'text')
    .addColumn('family_name', 'text')
    .addColumn('groups', 'jsonb', (column) => column.notNull())
    .addColumn('enabled', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('identity_user_email', ['pool_id', 'email'])
    .addUniqueConstraint('identity_user_phone', ['pool_id', 'phone'])
    .execute();
  await table(db, 'identity_key', ['pool_id', 'token_use'], {
    pool_id: 'text',
    token_use: 'text',
    kid: 'text',
    public_jwk: 'jsonb',
    sealed_private_jwk: 'text',
    created_at: 'timestamptz',
  }).execute();
  await table(db, 'identity_refresh', ['pool_id', 'token_hash'], {
    pool_id: 'text',
    token_hash: 'text',
    origin_jti: 'text',
    sub: 'text',
    client_id: 'text',
    auth_time: 'timestamptz',
    expires_at: 'timestamptz',
  })
    .addColumn('revoked_at', 'timestamptz')
    .addUniqueConstraint('identity_refresh_origin', ['pool_id', 'origin_jti'])
    .execute();
  await db.schema.createIndex('identity_refresh_of_user').on('identity_refresh').columns(['pool_id', 'sub']).execute();
}

async function passcodes(db: Kysely<unknown>): Promise<void> {
  await table(db, 'identity_challenge', ['pool_id', 'id'], {
    pool_id: 'text',
    id: 'text',
    subject: 'text',
    typed_hash: 'text',
    session_hash: 'text',
    code_hash: 'text',
    decoy: 'boolean',
    bucket: 'text',
    tries: 'integer',
    state: 'text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
  }).execute();
  await db.schema.createIndex('identity_challenge_of_subject').on('identity_challenge').columns(['pool_id', 'subject', 'bucket']).execute();
  await table(db, 'identity_attempts', ['pool_id', 'subject', 'bucket'], {
    pool_id: 'text',
    subject: 'text',
    bucket: 'text',
    failures: 'integer',
    consecutive: 'integer',
    sent: 'jsonb',
  })
    .addColumn('locked_until', 'timestamptz')
    .addColumn('last_try_at', 'timestamptz')
    .execute();
  await table(db, 'identity_device', ['pool_id', 'subject', 'device_hash'], {
    pool_id: 'text',
    subject: 'text',
    device_hash: 'text',
    created_at: 'timestamptz',
  }).execute();
  await table(db, 'identity_unlock', ['pool_id', 'token_hash'], {
    pool_id: 'text',
    token_hash: 'text',
    subject: 'text',
    expires_at: 'timestamptz',
  }).execute();
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await table(db, 'auth_flow', ['tenant_id', 'flow_hash'], {
    tenant_id: 'text',
    flow_hash: 'text',
    sealed: 'text',
    expires_at: 'timestamptz',
  }).execute();
  await table(db, 'auth_session', ['tenant_id', 'session_hash'], {
    tenant_id: 'text',
    session_hash: 'text',
    origin_jti: 'text',
    sub: 'text',
    sealed: 'text',
    created_at: 'timestamptz',
    last_active_at: 'timestamptz',
  })
    .addColumn('ended_at', 'timestamptz')
    .addUniqueConstraint('auth_session_origin', ['tenant_id', 'origin_jti'])
    .execute();
  await db.schema.createIndex('auth_session_of_user').on('auth_session').columns(['tenant_id', 'sub']).execute();
  await table(db, 'rate_window', ['tenant_id', 'key'], {
    tenant_id: 'text',
    key: 'text',
    window_start: 'timestamptz',
    count: 'integer',
  }).execute();
  await table(db, 'message', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    channel: 'text',
    sealed: 'text',
    state: 'text',
    tries: 'integer',
    next_try_at: 'timestamptz',
    expires_at: 'timestamptz',
    created_at: 'timestamptz',
  }).execute();
  await db.schema.createIndex('message_due').on('message').columns(['state', 'next_try_at']).execute();
}

type ColumnKind = 'text' | 'jsonb' | 'boolean' | 'integer' | 'timestamptz';

/** A table of columns that are never null, and its primary key. */
function table(
  db: Kysely<unknown>,
  name: string,
  key: string[],
  columns: Readonly<Record<string, ColumnKind>>,
): CreateTableBuilder<string, string> {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns)) builder = builder.addColumn(column, kind, (made) => made.notNull());
  return builder.addPrimaryKeyConstraint(`${name}_pk`, key);
}
