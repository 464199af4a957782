import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Submission } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { createPostForm } from '../../../platform/outbound-http/index.ts';
import { makeWorld, outThere } from '../../../platform/outbound-http/world.fixture.ts';
import { createVerifyPerson } from '../../../services/recaptcha/index.ts';
import { createAnswerValidator } from '../../rules/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
let world: Awaited<ReturnType<typeof makeWorld>> | undefined;
const { validateAnswers, close } = createAnswerValidator({ milliseconds: 10_000 });
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterEach(() => world?.close());
afterAll(() => Promise.all([db.close(), close()]));

const now = Date.UTC(2026, 0, 5, 9);
const form = (name: string, ...elements: object[]) => ({
  slug: name,
  name,
  version: 1,
  additionalForm: true,
  surveyDefinition: { elements: [{ type: 'text', name: 'town' }, ...elements] },
});
const forms = [
  form('guarded', { type: 'recaptcha', name: 'person', sitekey: 'k' }, { type: 'uniqueemail', name: 'email' }),
  { ...form('once', { type: 'recaptcha', name: 'person', sitekey: 'k' }), additionalForm: false },
  form('contact', { type: 'uniqueemail', name: 'email' }, { type: 'phone', name: 'mobile' }),
  form('lax', { type: 'uniqueemail', name: 'email', allowNonUnique: true }, { type: 'phone', name: 'mobile', isUnique: false }),
];
const secret = 'a secret of the tenant';

/** Stands for Google's service, which answers this for each token. */
async function withService(answers: Readonly<Record<string, object | number>>) {
  const asked: Record<string, string>[] = [];
  world = await makeWorld(
    (request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        const fields = Object.fromEntries(new URLSearchParams(text));
        asked.push(fields);
        const answer = answers[fields['response'] ?? ''] ?? { success: false, 'error-codes': ['invalid-input-response'] };
        const status = typeof answer === 'number' ? answer : 200;
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(typeof answer === 'number' ? {} : answer));
      });
    },
    () => [outThere],
  );
  const { transport } = world;
  const warned: string[] = [];
  const verifyPerson = (tenant: string) =>
    createVerifyPerson({
      db,
      clock: () => now,
      hmac: (_, text) => text,
      secrets: { [tenant]: secret },
      postForm: createPostForm(transport),
      log: { warn: (_, message) => warned.push(message) },
    });
  return { asked, warned, verifyPerson };
}

const good = { success: true, hostname: 'localhost', challenge_ts: new Date(now - 60_000).toISOString() };

async function guarded(answers: Parameters<typeof withService>[0], more: { readonly acceptsUnchecked?: boolean } = {}) {
  const service = await withService(answers);
  const verify: { person?: ReturnType<typeof service.verifyPerson> } = {};
  const portal = await makePortalApi(db, 2, {
    validateAnswers,
    content: { 'submission-form': forms },
    verifyPerson: (given) => (verify.person ??= service.verifyPerson(given.tenant))(given),
    ...more,
  });
  const send = async (token: string, extra: object = {}, key?: string) => {
    const person = { type: 'Google reCAPTCHA', version: 'v2', token };
    const dynamicData = { town: 'Barry', person, ...extra };
    return portal.save('p0', { formSlug: 'guarded', isSaveAndReturn: false, dynamicData }, key);
  };
  const stored = () => db.kysely.selectFrom('submission').select('id').where('tenant_id', '=', portal.tenant.slug).execute();
  return { ...portal, ...service, send, stored };
}

const refusal = (message: string) => ({ code: 'answers-refused', questions: [{ question: 'person', message }] });
const used = refusal('This confirmation is too old, or was used before. Please confirm again that you are a person.');
const down = refusal('We cannot check just now that you are a person. Your answers are kept. Please try again in a few minutes.');

test('[SEC-36] a token that the service knows is taken once; the repeat of a request under its key is answered without another check', async () => {
  const { send, asked, stored } = await guarded({ 'token-1': good });
  expect((await send('token-1', {}, 'key')).statusCode).toBe(200);
  expect((await send('token-1', {}, 'key')).statusCode).toBe(200);
  expect(asked).toEqual([{ secret, response: 'token-1' }]);
  expect(world?.seen.dialled).toEqual([`${outThere} www.google.com`]);
  const replayed = await send('token-1');
  expect([replayed.statusCode, replayed.json()]).toMatchObject([422, used]);
  expect(await stored()).toHaveLength(1);
});

test('[SEC-36] a token that is unknown, of another site, too old or from the future is refused at its question, and nothing is stored', async () => {
  const at = (ms: number) => ({ ...good, challenge_ts: new Date(now + ms).toISOString() });
  const { send, stored } = await guarded({
    elsewhere: { ...good, hostname: 'evil.example' },
    old: at(-121_000),
    future: at(60_000),
    undated: { ...good, challenge_ts: undefined },
    edge: at(-120_000),
  });
  for (const token of ['unknown', 'elsewhere', 'old', 'future', 'undated']) expect((await send(token)).json(), token).toMatchObject(used);
  expect(await stored()).toEqual([]);
  expect((await send('edge')).statusCode).toBe(200);
});

test('[SEC-36] answers that are refused for themselves use up no token; a draft is saved without one', async () => {
  const { send, asked, save } = await guarded({ 'token-2': good });
  expect((await send('token-2', { town: { no: 'text' } })).json()).toMatchObject({ questions: [{ question: 'town' }] });
  expect((await save('p0', { formSlug: 'once', dynamicData: { town: 'Barry' } })).statusCode).toBe(200);
  expect(asked).toEqual([]);
  expect((await send('token-2')).statusCode).toBe(200);
});

test('[SEC-36] a token is not used up by answers that are refused for an address of another account', async () => {
  const { send, asked } = await guarded({ 'token-6': good });
  expect((await send('token-6', { email: 'person1@example.org' })).json()).toMatchObject({ questions: [{ question: 'email' }] });
  expect(asked).toEqual([]);
  expect((await send('token-6', { email: 'free@example.org' })).statusCode).toBe(200);
});

test('[SEC-36] while the service is down, or refuses the secret, answers are refused with what to do; the same token is taken later', async () => {
  const answers: Record<string, object | number> = {
    'token-3': 500,
    'token-4': { success: false, 'error-codes': ['invalid-input-secret'] },
  };
  const { send, warned, stored } = await guarded(answers);
  expect((await send('token-3')).json()).toMatchObject(down);
  expect((await send('token-4')).json()).toMatchObject(down);
  expect(warned).toHaveLength(2);
  expect(await stored()).toEqual([]);
  answers['token-3'] = good;
  expect((await send('token-3')).statusCode).toBe(200);
});

test('[SEC-36] where the operator has it so, an outage lets five an hour of a signed-in person pass', async () => {
  const malformed = { success: false, 'error-codes': ['bad-request'] };
  const { send } = await guarded({ 'token-5': 500, 'token-7': malformed }, { acceptsUnchecked: true });
  expect((await send('token-7')).statusCode, 'a malformed token is no outage').toBe(422);
  for (let time = 0; time < 5; time++) expect((await send('token-5')).statusCode).toBe(200);
  expect((await send('token-5')).json()).toMatchObject(down);
});

test('[SEC-36] where the tenant has no secret nothing is asked', async () => {
  const { verifyPerson, asked } = await withService({});
  expect(await verifyPerson('northgate')({ tenant: 'meridian', token: 't', host: 'localhost' })).toBe('not-asked');
  expect(asked).toEqual([]);
});

test('[CTL-EMAIL] an address and a number of another account are refused when the form is sent, whatever the browser asked; the own ones are taken', async () => {
  const { save } = await makePortalApi(db, 2, { validateAnswers, content: { 'submission-form': forms } });
  const mobile = (number: string) => ({ iso3: 'GBR', number });
  const send = (formSlug: string, email: string, number: string) =>
    save('p0', { formSlug, isSaveAndReturn: false, dynamicData: { email, mobile: mobile(number) } });
  const refused = await send('contact', 'Person1@example.org', '07700900001');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    {
      code: 'answers-refused',
      questions: [
        { question: 'email', message: 'This email address is already used for another registration.' },
        { question: 'mobile', message: 'This mobile number is already used for another registration.' },
      ],
    },
  ]);
  expect((await send('contact', 'person0@example.org', '07700900000')).json<Submission>().status).toBe('Done');
  expect((await send('contact', 'nobody@example.org', '07700900555')).statusCode).toBe(200);
  expect((await send('lax', 'person1@example.org', '07700900001')).statusCode).toBe(200);
});

test('[SEC-3] a form looks up as many addresses for an account as the check beside its question does, and then none', async () => {
  const people = { type: 'paneldynamic', name: 'people', templateElements: [{ type: 'uniqueemail', name: 'email' }] };
  const { save } = await makePortalApi(db, 2, {
    validateAnswers,
    content: { 'submission-form': [form('household', people)] },
    limits: { lookups: 4 },
  });
  const send = (who: string, count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({ email: `guess${index}@example.org` }));
    return save(who, { formSlug: 'household', isSaveAndReturn: false, dynamicData: { people: rows } });
  };
  expect((await send('p0', 3)).statusCode).toBe(200);
  expect((await send('p0', 1)).statusCode).toBe(200);
  expect((await send('p0', 1)).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect((await send('p1', 5)).statusCode).toBe(429);
  expect((await send('p0', 0)).statusCode).toBe(200);
});
