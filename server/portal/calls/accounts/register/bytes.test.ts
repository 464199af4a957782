import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { makeRegistrationPortal } from './register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const files = (count: number, size: number) => ({
  files: Array.from({ length: count }, () => ({ questionName: 'logbook', fileName: 'v5c.pdf', size, contentType: 'application/pdf' })),
});

test('[SEC-20] files sent with registrations have one ceiling per network and hour; a repeat and staff take nothing from it', async () => {
  const { register, rowsOf, signIn, signInAs } = await makeRegistrationPortal(db, { limits: { registrationBytes: 10 * 1024 } });
  const key = { 'idempotency-key': 'the-same-registration' };
  expect((await register('one@example.org', files(2, 3000), key)).statusCode).toBe(200);
  for (let turn = 0; turn < 5; turn++) expect((await register('one@example.org', files(2, 3000), key)).statusCode).toBe(200);

  const refused = await register('two@example.org', files(2, 3000));
  expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ code: 'too-many-bytes' })]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect([await rowsOf.accounts('two@example.org'), (await rowsOf.files()).length]).toEqual([[], 2]);

  // What was refused took nothing; what still fits is taken, and a call without files is never refused for it.
  expect((await register('two@example.org', files(1, 3000))).statusCode).toBe(200);
  expect((await register('three@example.org', files(1, 1024))).statusCode).toBe(200);
  expect((await register('four@example.org', files(1, 1))).statusCode).toBe(429);
  expect((await register('four@example.org')).statusCode).toBe(200);
  expect((await register('five@example.org', files(1, 3000), {}, await signInAs('ben@example.org'))).statusCode).toBe(200);

  signIn.pass(3600);
  expect((await register('six@example.org', files(2, 3000))).statusCode).toBe(200);
});

test('[SEC-20] files that are refused for themselves are answered so, whatever is left of the budget, and take nothing from it', async () => {
  const { register } = await makeRegistrationPortal(db, { limits: { registrationBytes: 10 * 1024, uploadBytes: 9 * 1024 } });
  const {
    files: [file],
  } = files(1, 4096);
  const refused = [[{ ...file, size: 11 * 1024 }], [{ ...file, fileName: 'v5c.exe' }], Array<typeof file>(11).fill(file)];
  for (let turn = 0; turn < 3; turn++)
    for (const [at, code] of ['file-size', 'file-type', 'file-count'].entries())
      expect((await register('one@example.org', { files: refused[at] })).json()).toMatchObject({ status: 422, code });
  expect((await register('one@example.org', { files: refused[2] })).body).toContain('At most 10 files can be sent at once.');
  expect((await register('one@example.org', files(1, 9 * 1024))).statusCode).toBe(200);
});

test('[SEC-20] ten announcements at once never share the same quota', async () => {
  const { register, rowsOf } = await makeRegistrationPortal(db, { limits: { registrationBytes: 10 * 1024 } });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => register(`p${at}@example.org`, files(1, 4096))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, ...Array<number>(8).fill(429)]);
  expect(await rowsOf.files()).toHaveLength(2);
});
