import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { answered, makeRegistrationPortal } from './register.fixture.ts';
import { soundPdf } from '../../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const pdf = soundPdf('passport');
const passport = { questionName: 'passport', fileName: 'passport.pdf', size: pdf.length, contentType: 'application/pdf' };
const hour = 3_600_000;

test('[LOGIN-18] a new and a taken address are answered alike, without a session, and each owner is notified by mail', async () => {
  const { register, mailTo, rowsOf, signInAs, ownAccount } = await makeRegistrationPortal(db);
  const first = await register('ann.b@example.org', { files: [passport] });
  const second = await register('ann.b@example.org', { name: 'Mallory', files: [passport] });
  const bare = (answer: typeof first) => answer.body.replaceAll(/[0-9a-f-]{36}(?=["?])|X-Amz-(Signature|Date)=\w+/g, '');
  expect(bare(second)).toBe(bare(first));
  expect(second.body.length).toBe(first.body.length);
  expect(answered(first)).toMatchObject({
    identifier: '',
    accountId: '00000000-0000-0000-0000-000000000000',
    authenticationResult: { accessToken: '', idToken: '', refreshToken: '', username: 'ann.b@example.org' },
  });
  for (const answer of [first, second]) expect(answer.headers['set-cookie']).toBeUndefined();

  const [account] = await rowsOf.accounts('ann.b@example.org');
  expect(account?.name).toBe('Siân');
  const mails = async () => (await mailTo('ann.b@example.org')).filter(({ subject }) => !subject.includes('passcode'));
  const mailed = async (subject: string) => (await mails()).find((mail) => mail.subject.startsWith(subject))?.text;
  expect(await mailed('You are registered')).toContain(account?.identifier);
  // The address is not proven yet: who sent the second answers learns that the first are the ones kept.
  const repeated = await mailed('Your first registration');
  expect(repeated).toContain('What was sent now is not kept.');
  expect(repeated).not.toContain(account?.identifier);
  expect(await mails()).toHaveLength(2);
  const idToken = await signInAs('ann.b@example.org');
  expect(await ownAccount(idToken)).toMatchObject([{ id: account?.id }]);

  const third = await register('ann.b@example.org', { name: 'Mallory', files: [passport] });
  expect(bare(third)).toBe(bare(first));
  expect(await mailed('You already have an account')).not.toContain(account?.identifier);
  expect(await mails()).toHaveLength(3);
});

test('[REG-02] who only gets in touch is mailed that it was received, with the number, and nothing of an account', async () => {
  const { register, rowsOf, mailTo } = await makeRegistrationPortal(db);
  await register('asks@example.org', { dynamicData: { account_RegistrationType: 'Contact' } });
  const [account] = await rowsOf.accounts('asks@example.org');
  const mails = await mailTo('asks@example.org');
  expect(mails).toMatchObject([
    { subject: expect.stringMatching(/^We have received/), text: expect.stringContaining(account?.identifier ?? '-') },
  ]);
  expect(mails[0]?.text).not.toMatch(/registered|sign in/i);
});

test('[LOGIN-18] files sent with a taken address are taken in, belong to no account, and are gone within a day; those of an account stay', async () => {
  const { register, put, rowsOf, portal, signIn, sweep } = await makeRegistrationPortal(db);
  const links = [];
  for (let turn = 0; turn < 2; turn++)
    links.push(answered(await register('x@example.org', { files: [passport] })).attachments[0]?.uploadLink);
  for (const link of links) expect((await put(link ?? '', pdf)).statusCode).toBe(200);
  const [account] = await rowsOf.accounts('x@example.org');
  const [own, orphan] = (await rowsOf.files()).sort((a) => (a.account_id === account?.id ? -1 : 1));
  expect([own?.account_id, orphan?.account_id === account?.id, orphan?.state]).toEqual([account?.id, false, 'checked']);
  const bytesOf = (file: typeof own) => portal.files.size(`${file?.tenant_id}/${file?.id}.${file?.sha256}`);
  expect(await bytesOf(orphan)).toBe(pdf.length);
  await sweep(signIn.clock() + 11 * hour);
  expect(await rowsOf.files()).toHaveLength(2);
  await sweep(signIn.clock() + 13 * hour);
  expect(await rowsOf.files()).toEqual([own]);
  expect([await bytesOf(orphan), await bytesOf(own)]).toEqual([null, pdf.length]);
});

test('[SEC-3] a telephone number that a caller gives never opens the account of the address: it is kept as contact data', async () => {
  const { register, rowsOf, signIn } = await makeRegistrationPortal(db);
  await register('victim@example.org', { phoneNumber: '+447700900999' });
  expect((await rowsOf.accounts('victim@example.org'))[0]?.phone).toBe('+447700900999');
  expect((await rowsOf.people('victim@example.org'))[0]?.phone).toBeNull();
  await signIn.initiate('+447700900999', { method: 'Sms' });
  expect((await signIn.messages()).filter(({ channel }) => channel === 'Sms')).toEqual([]);
  // Ann's number is hers; a caller who gives it gets an account of their own address and nothing of hers.
  expect(answered(await register('other@example.org', { phoneNumber: '+447700900123' })).ErrorMessage).toBeUndefined();
  expect((await rowsOf.people('other@example.org'))[0]?.phone).toBeNull();
});

test('[REG-05] a number without a code is that of the country of the tenant, and is stored with its code; without a country it is refused', async () => {
  const { register, rowsOf } = await makeRegistrationPortal(db, { identity: { methods: ['Sms'], country: 'GB' } });
  expect(answered(await register('g@example.org', { phoneNumber: '07700 900778' })).authenticationResult.username).toBe('+447700900778');
  expect(await rowsOf.accounts('g@example.org')).toMatchObject([{ phone: '+447700900778' }]);
  expect(answered(await register('k@example.org', { phoneNumber: '+44 07700 900776' })).authenticationResult.username).toBe(
    '+447700900776',
  );
  expect((await register('h@example.org', { phoneNumber: '07700 9007' })).json()).toMatchObject({ status: 422 });
  const elsewhere = await makeRegistrationPortal(db, { identity: { methods: ['Sms'] } });
  const refused = await elsewhere.register('i@example.org', { phoneNumber: '07700 900779' });
  expect(refused.json()).toMatchObject({ status: 422, questions: [{ question: 'phoneNumber' }] });
});

test('[REG-05] where codes go to telephones only, a person signs in and is notified by the number, and it is required', async () => {
  const { register, signIn, ownAccount, mailTo } = await makeRegistrationPortal(db, { identity: { methods: ['Sms'] } });
  expect((await register('p@example.org')).json()).toMatchObject({ status: 422, questions: [{ question: 'phoneNumber' }] });
  expect(answered(await register('p@example.org', { phoneNumber: '+447700900777' })).authenticationResult.username).toBe('+447700900777');
  expect(await mailTo('+447700900777')).toMatchObject([{ channel: 'Sms' }]);
  signIn.pass(1);
  const browser = signIn.browser();
  await browser.post('/auth/start', { method: 'Sms', username: '+447700900777' });
  const code = await signIn.codeFor('+447700900777');
  const { idToken } = (await browser.post('/auth/answer', { code })).json<{ idToken: string }>();
  expect(await ownAccount(idToken)).toMatchObject([{ email: 'p@example.org' }]);
});

test('[SEC-4] one address is written to three times a day at most, from any number of callers', async () => {
  const { register, mailTo, signIn } = await makeRegistrationPortal(db);
  for (let turn = 0; turn < 6; turn++) await register('often@example.org');
  expect(await mailTo('often@example.org')).toHaveLength(3);
  signIn.pass(24 * 3600);
  await register('often@example.org');
  expect(await mailTo('often@example.org')).toHaveLength(4);
});

test('the message is in the language of the page, where the tenant has words for it', async () => {
  const { register, mailTo } = await makeRegistrationPortal(db);
  await register('welsh@example.org', {}, { cookie: 'language=cy' });
  expect((await mailTo('welsh@example.org'))[0]?.subject).toContain('Harbwr a Pike');
});
