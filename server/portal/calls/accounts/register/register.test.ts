import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { verifyChain } from '../../../records/audit/verify-chain.ts';
import { createAnswerValidator } from '../../../rules/answers/validate-answers.ts';
import { answered, makeRegistrationPortal } from './register.fixture.ts';
import { soundPdf } from '../../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
const { validateAnswers, close } = createAnswerValidator();
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => Promise.all([db.close(), close()]));

const spec = { identity: { enumeration: 'spec' } } as const;
const pdf = soundPdf('passport');
const passport = { questionName: 'passport', fileName: 'passport.pdf', size: pdf.length, contentType: 'application/pdf' };

test('[SEC-40] the files of visitors have the turn of their network, as a keyed hash, until they were opened', async () => {
  const { register, put, rowsOf } = await makeRegistrationPortal(db, spec);
  const networks = async () => (await rowsOf.files()).map(({ network }) => network);
  const [one, other] = [
    answered(await register('turn-one@example.org', { files: [passport] })),
    answered(await register('turn-two@example.org', { phoneNumber: '+44 7700 900556', files: [passport] })),
  ];
  const [first, second] = await networks();
  expect(first).toMatch(/^[\w+/=-]{20,}$/);
  expect(second).toBe(first);
  for (const { attachments } of [one, other]) await put(attachments[0]?.uploadLink ?? '', pdf);
  expect(await networks()).toEqual([null, null]);
});

test('[REG-05] [REG-10] a registration makes person and account, takes a file, and its session reads what is its own', async () => {
  const { register, put, rowsOf, ownAccount, signIn, call, tenant, mailTo } = await makeRegistrationPortal(db, spec);
  const answer = await register(' New@Example.org ', { phoneNumber: '+44 7700 900555', dynamicData: { town: 'Barry' }, files: [passport] });
  const made = answered(answer);
  expect(made).toMatchObject({
    identifier: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/),
    attachments: [{ questionName: 'passport' }],
    authenticationResult: { accessToken: '', refreshToken: '', username: 'new@example.org' },
  });
  expect(answer.headers['set-cookie']).toMatch(new RegExp(`^sid-${tenant.slug}=[\\w-]{43}\\.[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax$`));
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await put(made.attachments[0]?.uploadLink ?? '', pdf)).statusCode).toBe(200);

  const { idToken } = made.authenticationResult;
  expect(await ownAccount(idToken)).toMatchObject([
    { id: made.accountId, identifier: made.identifier, email: 'new@example.org', status: 1 },
  ]);
  const files = await call(idToken, 'GET', `/api/Attachment/${made.accountId}/get-account-attachment-list`);
  expect(files.json()).toMatchObject([{ uploadFileName: 'passport.pdf', state: 'checked' }]);
  const again = await signIn.app.inject({
    method: 'POST',
    url: '/auth/session',
    headers: { 'x-portal': '1', cookie: String(answer.headers['set-cookie']).split(';')[0] },
  });
  expect(again.json()).toMatchObject({ username: 'new@example.org', fullName: 'Siân O’Neill', staff: false });

  expect(await rowsOf.accounts('new@example.org')).toMatchObject([
    {
      name: 'Siân',
      phone: '+447700900555',
      status: 1,
      status_code: 'WFS_Registered',
      project_id: 'project-1',
      registration_type: 'Register',
    },
  ]);
  expect(await rowsOf.people('new@example.org')).toHaveLength(1);
  const auditEvents = (await rowsOf.entries()).filter(({ object }) => object.startsWith('account'));
  expect(auditEvents.map(({ actor, action, object }) => [actor, action, object])).toEqual([
    ['anonymous', 'account.registered', `account/${made.accountId}`],
  ]);
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
  expect(await mailTo('new@example.org')).toMatchObject([{ text: expect.stringContaining(made.identifier) }]);
});

test('a tenant sets what a new account is at in its workflow', async () => {
  const { register, rowsOf } = await makeRegistrationPortal(db, {
    tenant: { newAccount: { status: 0, statusCode: 'WFS_Enquired' } } as never,
  });
  await register('enquirer@example.org');
  expect(await rowsOf.accounts('enquirer@example.org')).toMatchObject([{ status: 0, status_code: 'WFS_Enquired' }]);
});

test('[REG-10] where a tenant reveals accounts, a taken address or number is refused in the specified shape, and no session starts', async () => {
  const { register, rowsOf } = await makeRegistrationPortal(db, spec);
  await register('first@example.org', { phoneNumber: '+447700900777' });
  const byEmail = await register('FIRST@example.org', { files: [passport] });
  const byNumber = await register('second@example.org', { phoneNumber: '+44 (7700) 900777' });
  for (const [answer, word] of [
    [byEmail, 'email address'],
    [byNumber, 'mobile number'],
  ] as const) {
    expect(answered(answer)).toEqual({
      identifier: '',
      accountId: '00000000-0000-0000-0000-000000000000',
      attachments: [],
      authenticationResult: { accessToken: '', idToken: '', refreshToken: '', username: '' },
      ErrorMessage: expect.stringContaining(word),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(await rowsOf.accounts('second@example.org')).toEqual([]);
  expect(await rowsOf.people('second@example.org')).toEqual([]);
  expect(await rowsOf.files()).toEqual([]);
  expect((await rowsOf.entries()).map(({ action }) => action)).toEqual([
    'account.registered',
    'account.registration-refused',
    'account.registration-refused',
  ]);
});

test('[API-ACC-1] [SEC-13] a pool or client of another tenant, and a tenant that is closed for registration, are refused with 403', async () => {
  const { call, body, register, tenant, rowsOf } = await makeRegistrationPortal(db, spec);
  const url = (clientId: string) => `/api/Accounts/registration?clientId=${clientId}`;
  const { clientId } = tenant.identity;
  const refused = [
    await call(undefined, 'POST', url('another'), body('x@example.org')),
    await call(undefined, 'POST', url(clientId), body('x@example.org', { userPoolId: 'other_1' })),
  ];
  expect(refused.map((answer) => answer.json<{ status: number; code: string }>())).toMatchObject([
    { status: 403, code: 'other-tenant' },
    { status: 403, code: 'other-tenant' },
  ]);
  const closed = await makeRegistrationPortal(db, { ...spec, tenant: { canCreateRegistration: false } as never });
  expect((await closed.register('x@example.org')).json()).toMatchObject({ status: 403, code: 'registration-closed' });
  const elsewhere = await makeRegistrationPortal(db, { ...spec, registration: undefined });
  expect((await elsewhere.register('x@example.org')).json()).toMatchObject({ status: 503, code: 'registration-elsewhere' });
  expect(await rowsOf.accounts('x@example.org')).toEqual([]);
  expect((await register('x@example.org')).statusCode).toBe(200);
});

test('[CTL-NAME] names of every script are taken; what is no name, address or number is refused with the member', async () => {
  const { register } = await makeRegistrationPortal(db);
  const named = async (name: string) =>
    (await register(`n${Math.random()}@example.org`, { name })).json<{ questions?: { question: string }[] }>().questions;
  for (const name of ['Ann', "D'Arcy", 'O’Neill', 'Jean-Luc', 'Renée', 'Łukasz', 'محمد', '李', 'अनीता', 'J. R. 3rd', 'Ann\u00a0 Marie'])
    expect([name, await named(name)]).toEqual([name, undefined]);
  for (const name of ['', ' ', '3rd', '-', 'a<b>', 'a\u202eb', 'http://x'])
    expect([name, await named(name)]).toEqual([name, [{ question: 'name', message: 'First Name is invalid' }]]);
  const all = await register('no address', { name: '1', family_name: '2', phoneNumber: 'call me' });
  expect(all.json<{ status: number; questions: { question: string }[] }>()).toMatchObject({ status: 422, code: 'answers-refused' });
  expect(all.json<{ questions: { question: string }[] }>().questions.map(({ question }) => question)).toEqual([
    'name',
    'family_name',
    'email',
    'phoneNumber',
  ]);
});

const form = (slug: string, name: string, more: object = {}) => ({
  slug,
  surveyDefinition: { pages: [{ elements: [{ type: 'text', name, isRequired: true }] }] },
  ...more,
});

/** The first form of a registration with these questions. */
const asking = (...elements: object[]) => ({
  validateAnswers,
  content: { 'submission-form': [{ slug: 'registration-form-first-page', surveyDefinition: { elements } }] },
});
const questionsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { questions?: { question: string; message: string }[] }).questions?.map(({ question, message }) => [question, message]);

test('[CTL-NAME] [REG-04] the questions of the form decide which names the account takes; one name alone where the form needs no other', async () => {
  const texts = (more: object) => ['name', 'family_name'].map((name) => ({ type: 'text', name, isRequired: true, ...more }));
  const strict = await makeRegistrationPortal(db, asking(...texts({})));
  for (const [name, family_name] of [
    ["'t", "'t Hart"],
    ['علی‌پور', 'خان‌زادہ'],
    ['\u200ESara', '古丽·买买提'],
  ])
    expect((await strict.register(`x${Math.random()}@example.org`, { name, family_name })).statusCode).toBe(200);
  expect(questionsOf(await strict.register('a@example.org', { name: '(Bob) Robert', family_name: '' }))).toEqual([
    ['name', 'First Name is invalid'],
    ['family_name', 'Last Name is invalid'],
  ]);
  const { register, rowsOf } = await makeRegistrationPortal(db, asking(...texts({ anyName: true, isRequired: false })));
  expect((await register('bob@example.org', { name: '(Bob) Robert', family_name: '' })).statusCode).toBe(200);
  expect(await rowsOf.accounts('bob@example.org')).toMatchObject([{ name: '(Bob) Robert', family_name: '' }]);
  expect(await rowsOf.people('bob@example.org')).toMatchObject([{ name: '(Bob) Robert', given_name: '(Bob) Robert', family_name: null }]);
  expect(questionsOf(await register('c@example.org', { name: '<b>', family_name: '' }))).toEqual([['name', 'First Name is invalid']]);
});

test('[REG-04] questions for a full name and a telephone number, under the names of the account, are stored on it', async () => {
  const name = { firstName: 'Suharto', fullName: 'Suharto' };
  const phoneNumber = { dialingCode: '+44', iso3: 'GBR', number: '07700900123', phoneNumber: '+447700900123' };
  const elements = [
    { type: 'fullname', name: 'name', isRequired: true, isLastNameRequired: false },
    { type: 'phone', name: 'phoneNumber', isRequired: true },
  ];
  const { register, rowsOf } = await makeRegistrationPortal(db, asking(...elements));
  const sent = { name: 'Suharto', family_name: '', phoneNumber: '+447700900123' };
  expect((await register('s@example.org', { ...sent, dynamicData: { name, phoneNumber } })).statusCode).toBe(200);
  const [account] = await rowsOf.accounts('s@example.org');
  expect(account).toMatchObject({ name: 'Suharto', family_name: '', phone: '+447700900123', dynamic_data: { name, phoneNumber } });
  expect(
    questionsOf(await register('t@example.org', { ...sent, dynamicData: { name, phoneNumber: { ...phoneNumber, number: '1' } } })),
  ).toHaveLength(1);
});

test('[CTL-EMAIL] an address is stored as it is read, and what is refused is refused in the language of the reader', async () => {
  const tenantWords = [{ texts: { 'form.emailFormat': { cy: 'Rhowch gyfeiriad' } } }];
  const { register, rowsOf, call, body, tenant } = await makeRegistrationPortal(db, { content: { dictionary: tenantWords } });
  expect((await register('Saskia <saskia@exämple.org>.')).statusCode).toBe(200);
  expect(await rowsOf.accounts('saskia@xn--exmple-cua.org')).toHaveLength(1);
  const url = `/api/Accounts/registration?clientId=${tenant.identity.clientId}`;
  const refused = await call(undefined, 'POST', url, body('Ann Lee ann@example.org'), { cookie: 'language=cy' });
  expect(questionsOf(refused)).toEqual([['email', 'Rhowch gyfeiriad']]);
});

test('[REG-04] answers are validated by both forms the tenant publishes; members of the account count, and a closed form closes the registration', async () => {
  const forms = [form('registration-form-first-page', 'email'), form('registration-form-details', 'town')];
  const { register, rowsOf } = await makeRegistrationPortal(db, { validateAnswers, content: { 'submission-form': forms } });
  const refused = await register('new@example.org');
  expect(refused.json()).toMatchObject({ status: 422, code: 'answers-refused', questions: [{ question: 'town' }] });
  expect(await rowsOf.people('new@example.org')).toEqual([]);
  expect((await register('new@example.org', { dynamicData: { town: 'Barry' } })).statusCode).toBe(200);
  const closed = forms.map((item) => ({ ...item, status: 'Inactive' }));
  const shut = await makeRegistrationPortal(db, { validateAnswers, content: { 'submission-form': closed } });
  expect((await shut.register('new@example.org')).json()).toMatchObject({ status: 403, code: 'registration-closed' });
  const staff = await shut.signInAs('ben@example.org');
  expect((await shut.register('new@example.org', {}, {}, staff)).statusCode).toBe(200);
}, 30_000);

test('[REG-02] [SEC-36] a registration as a contact answers the questions of one, and those of a registration where the tenant has none for contacts', async () => {
  const details = form('registration-form-details', 'town');
  const contact = { account_RegistrationType: 'Contact' };
  const answeredTo = async (forms: object[], dynamicData: object) => {
    const { register } = await makeRegistrationPortal(db, { validateAnswers, content: { 'submission-form': forms as never } });
    const { questions = [] } = (await register('new@example.org', { dynamicData })).json<{ questions?: { question: string }[] }>();
    return questions.map(({ question }) => question);
  };
  expect(await answeredTo([details], contact)).toEqual(['town']);
  expect(await answeredTo([details], { ...contact, town: 'Barry' })).toEqual([]);
  expect(await answeredTo([details, form('contact-form-details', 'message')], contact)).toEqual(['message']);
}, 30_000);

test('[FRM-13] a registration expects only files of questions that its forms ask', async () => {
  const forms = [{ slug: 'registration-form-details', surveyDefinition: { elements: [{ type: 'file', name: 'passport' }] } }];
  const { register, rowsOf } = await makeRegistrationPortal(db, { validateAnswers, content: { 'submission-form': forms } });
  const files = [{ ...passport, questionName: 'neverAsked' }, passport];
  expect((await register('files@example.org', { files })).json()).toMatchObject({ attachments: [{ questionName: 'passport' }] });
  expect((await rowsOf.files()).map(({ question_name }) => question_name)).not.toContain('neverAsked');
}, 30_000);

test('[REG-02] the kind of registration is one of two, and where a visitor came from is cut to 50 signs', async () => {
  const { register, rowsOf } = await makeRegistrationPortal(db);
  const campaign = `${'a'.repeat(49)}😀`;
  const data = { account_RegistrationType: 'Contact', account_UtmSource: campaign, account_UtmMedium: { a: 1 } };
  await register('contact@example.org', { dynamicData: data });
  await register('other@example.org', { dynamicData: { account_RegistrationType: 'Staff' } });
  const [contact] = await rowsOf.accounts('contact@example.org');
  expect(contact?.registration_type).toBe('Contact');
  const kept = { account_RegistrationType: 'Contact', account_UtmSource: `${'a'.repeat(49)}\ufffd`, account_Language: 'en' };
  expect(contact?.dynamic_data).toEqual(kept);
  expect((await rowsOf.accounts('other@example.org'))[0]).toMatchObject({ registration_type: 'Register' });
});
