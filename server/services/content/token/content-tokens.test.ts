import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../platform/db/index.ts';
import { secretsFrom } from '../../identity/index.ts';
import { contentTokens } from './content-tokens.ts';

test('the signing key is unreadable in the database, and every process that knows the secret signs with the same', async () => {
  const db = await openMemoryDatabase();
  const { keys: seal } = secretsFrom({
    sessionKey: 'a session key of more than 32 chars',
    codePepper: 'a pepper of more than 32 characters',
  });
  const one = contentTokens(db, 'http://issuer', Date.now, seal);
  const two = contentTokens(db, 'http://issuer', Date.now, seal);
  expect(await two.read(await one.issue('acme:portal'))).toBe('acme:portal');
  const rows = JSON.stringify(await db.kysely.selectFrom('server_key').selectAll().execute());
  expect(rows).toContain('sealed');
  // With their quotes: three letters alone are in sealed bytes by chance.
  for (const part of ['d', 'p', 'kty', 'RSA']) for (const quoted of [`"${part}"`, `\\"${part}\\"`]) expect(rows).not.toContain(quoted);
  await db.close();
});
