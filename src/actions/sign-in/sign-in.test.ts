import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkOfAnother } from '../../auth/link-of-another.ts';
import { PortalError } from '../../failure/portal-error.ts';
import type { ActionContext } from '../action.ts';
import { createAct } from '../create-act.ts';

const sent = { sentTo: '+44•••201', expiresInSeconds: 900, codeLength: 8 };
const session = {
  current: () => ({ state: 'signed-in', view: { username: 'ann@example.org' } }),
  start: vi.fn(async () => sent),
  resend: vi.fn(async () => sent),
  answer: vi.fn(async (): Promise<{ language?: string }> => ({})),
  end: vi.fn(async () => true),
  flow: vi.fn(async () => ({ step: 'name' as const })),
  resolve: vi.fn(async (): Promise<{ state: string; view?: { staff: boolean; username?: string } }> => ({ state: 'signed-out' })),
};
const api = { call: vi.fn(async () => ({ id: 'h1' })) };
const browser = { go: vi.fn(), leave: vi.fn() };
const actAt = (path: string, claimsEnabled = true) =>
  createAct({
    session,
    api,
    browser: { ...browser, here: () => new URL(path, 'https://portal.example') },
    acting: { workspace: false },
    site: { language: 'en', claimsEnabled, tenant: { identity: { userPoolId: 'pool_1', clientId: 'client' } } },
    url: new URL(path, 'https://portal.example'),
  } as unknown as ActionContext);

beforeEach(() => vi.clearAllMocks());

test('sign-in sends username, method and whether a link to a form led here', async () => {
  expect(await actAt('/')('sign-in-start', { method: 'Sms', username: '+447700900201' })).toEqual({ ok: true, value: sent });
  expect(session.start).toHaveBeenLastCalledWith({ method: 'Sms', username: '+447700900201', link: false });
  await actAt('/?returnTo=/form/x%3FsubmissionId%3D1')('sign-in-start', { method: 'Email', username: 'ann@example.org' });
  expect(session.start).toHaveBeenLastCalledWith({ method: 'Email', username: 'ann@example.org', link: true });
});

test('another code is requested without a name', async () => {
  expect(await actAt('/')('sign-in-resend', {})).toEqual({ ok: true, value: sent });
  expect(session.resend).toHaveBeenCalledWith();
});

test.each([
  ['sign-in-start', session.start, 'email-not-exist'],
  ['sign-in-resend', session.resend, 'attempts-exceeded'],
] as const)('what %s is refused for is an outcome with its code', async (name, call, code) => {
  call.mockRejectedValueOnce(new PortalError(429, code));
  expect(await actAt('/')(name, { method: 'Email', username: 'ann@example.org' })).toMatchObject({ ok: false, code });
});

test('a right code adds the login history and leads on, to the form of a link where there was one', async () => {
  await actAt('/')('sign-in-answer', { code: '12345678' });
  expect(api.call).toHaveBeenCalledWith('accounts.loginHistory', {
    query: { clientId: 'client' },
    body: { userPoolId: 'pool_1', loginType: 'login', email: 'ann@example.org' },
  });
  expect(browser.go).toHaveBeenLastCalledWith('/securedPage/my-claim', true);
  await actAt('/', false)('sign-in-answer', { code: '12345678' });
  expect(browser.go).toHaveBeenLastCalledWith('/securedPage/our_case', true);
  await actAt('/?returnTo=/form/x%3FsubmissionId%3D1&tab=1')('sign-in-answer', { code: '12345678' });
  expect(browser.go).toHaveBeenLastCalledWith('/form/x?submissionId=1', true);
});

test('a history that cannot be written does not delay the sign-in', async () => {
  api.call.mockRejectedValueOnce(new PortalError(503, 'down'));
  expect(await actAt('/')('sign-in-answer', { code: '12345678' })).toMatchObject({ ok: true });
  expect(browser.go).toHaveBeenCalledTimes(1);
});

test('a wrong code leads nowhere and leaves no history', async () => {
  session.answer.mockRejectedValueOnce(new PortalError(400, 'invalid-passcode'));
  expect(await actAt('/')('sign-in-answer', { code: '1' })).toMatchObject({ ok: false, code: 'invalid-passcode' });
  expect([api.call.mock.calls.length, browser.go.mock.calls.length]).toEqual([0, 0]);
});

test('an account that is read in another language goes on in a fresh document', async () => {
  session.answer.mockResolvedValueOnce({ language: 'cy' });
  await actAt('/')('sign-in-answer', { code: '12345678' });
  expect(browser.leave.mock.calls).toEqual([['/securedPage/my-claim']]);
  session.answer.mockResolvedValueOnce({ language: 'en' });
  await actAt('/')('sign-in-answer', { code: '12345678' });
  expect([browser.leave.mock.calls.length, browser.go.mock.calls.length]).toEqual([1, 1]);
});

test('staff go on in a fresh document where the tag manager may run in this one', async () => {
  const staff = { current: () => ({ state: 'signed-in', view: { username: 'sam@example.org', staff: true } }) };
  const answer = (analytics?: object) =>
    createAct({
      session: { ...session, ...staff },
      api,
      browser,
      site: { language: 'en', tenant: { identity: {}, analytics } },
      url: new URL('https://portal.example'),
    } as unknown as ActionContext)('sign-in-answer', { code: '12345678' });
  await answer({ container: 'GTM-ABC1' });
  expect([browser.leave.mock.calls, browser.go.mock.calls]).toEqual([[['/listing/list']], []]);
  await answer();
  expect(browser.go.mock.calls).toEqual([['/listing/list', true]]);
});

test('staff who are signed in already are led to the lists of the workspace', async () => {
  session.resolve.mockResolvedValueOnce({ state: 'signed-in', view: { staff: true } });
  await actAt('/page/any-other', false)('sign-in-resume', {});
  expect(browser.go.mock.calls).toEqual([['/listing/list', true]]);
});

test.each([
  ['/page/registration', true, '/securedPage/my-claim'],
  ['/page/contact', true, '/securedPage/communications-preferences'],
  ['/page/contact', false, '/securedPage/communications-preferences'],
  ['/page/any-other', true, '/securedPage/my-claim'],
  ['/page/any-other', false, '/securedPage/our_case'],
])('a person who is signed in is led from the login block of %s (claims %s) to %s', async (path, claims, to) => {
  session.resolve.mockResolvedValueOnce({ state: 'signed-in', view: { staff: false } });
  const outcome = await actAt(path, claims)('sign-in-resume', {});
  expect(browser.go.mock.calls).toEqual([[to, true]]);
  expect(outcome.ok).toBe(false);
});

test('a visitor gets the step of the running sign-in', async () => {
  expect(await actAt('/page/contact')('sign-in-resume', {})).toEqual({ ok: true, value: { step: 'name' } });
  expect(browser.go).not.toHaveBeenCalled();
});

test.each([
  ['/page/registration?tab=1&registered=1', { registered: true }],
  ['/page/registration?tab=1', {}],
])('a sign-in that ends a registration is marked by the address: %s', async (path, registered) => {
  const flow = { step: 'passcode', method: 'Email', sentTo: 'a•••@example.org', expiresInSeconds: 900, codeLength: 8 };
  session.flow.mockResolvedValueOnce(flow as never);
  expect(await actAt(path)('sign-in-resume', {})).toEqual({ ok: true, value: { ...flow, ...registered } });
});

describe('a mailed link', () => {
  const history = { state: null, replaceState: vi.fn() };
  const link = '/page/registration?token=secret&name=claim&tab=1';
  const found = { Success: true, AccountId: 'a', Result: 'ann@example.org', SubmissionId: 's1' };
  const ann = { state: 'signed-in', view: { staff: false, username: 'ann@example.org' } };
  const stripped = () => history.replaceState.mock.calls.map(([, , address]) => address as string);
  beforeEach(() => vi.stubGlobal('history', history));
  afterEach(() => vi.unstubAllGlobals());
  const answers = (answer: object) => api.call.mockResolvedValueOnce(answer as never);

  test('leads a visitor to the sign-in of its recipient, and that to the form', async () => {
    answers(found);
    const to = '/?returnTo=%2Fform%2Fclaim%3FsubmissionId%3Ds1%26isSaveAndReturn%3Dtrue&tab=1';
    const begin = { ok: true, value: { step: 'name', method: 'Email', username: 'ann@example.org' } };
    expect(await actAt(link)('sign-in-resume', {})).toEqual(begin);
    expect([stripped(), browser.go.mock.calls]).toEqual([['/page/registration?name=claim&tab=1'], [[to, true]]]);
    expect(await actAt(to)('sign-in-resume', {})).toEqual(begin);
  });

  test('leads its recipient, signed in, to the form', async () => {
    answers({ ...found, SubmissionId: undefined, IsOwn: true });
    answers({ ...found, IsOwn: true });
    session.resolve.mockResolvedValueOnce(ann);
    expect((await actAt(link)('sign-in-resume', {})).ok).toBe(false);
    expect(browser.go.mock.calls).toEqual([['/form/claim?isSaveAndReturn=true', true]]);
    expect(api.call.mock.calls).toEqual([
      ['users.identify', { body: expect.objectContaining({ use: false }) }],
      ['users.identify', { body: expect.not.objectContaining({ use: false }) }],
    ]);
  });

  test('that was used before leads who is signed in to its form, too', async () => {
    answers({ Success: false, ErrorMessage: 'Invalid token' });
    session.resolve.mockResolvedValueOnce(ann).mockResolvedValueOnce(ann);
    expect((await actAt(link)('sign-in-resume', {})).ok).toBe(false);
    expect(browser.go.mock.calls).toEqual([['/form/claim', true]]);
  });

  test('asks another person first: nothing of it is used up, and no one is signed out', async () => {
    answers({ Success: true, IsOwn: false, Result: 'b•••@example.org' });
    session.resolve.mockResolvedValueOnce(ann);
    expect(await actAt(link)('sign-in-resume', {})).toEqual({ ok: false, code: 'asked' });
    expect(linkOfAnother.current()).toEqual({ recipient: 'b•••@example.org', to: link });
    linkOfAnother.put(null);
    expect(api.call.mock.calls).toEqual([['users.identify', { body: expect.objectContaining({ use: false }) }]]);
    expect([session.end.mock.calls, browser.go.mock.calls, browser.leave.mock.calls]).toEqual([[], [], []]);
  });

  test('that is refused is reported to a visitor; one that got no answer stays in the address', async () => {
    answers({ Success: false, ErrorMessage: 'Invalid token' });
    expect(await actAt(link)('sign-in-resume', {})).toEqual({
      ok: true,
      value: { step: 'name', method: 'Email', fault: 'link-refused', faultWords: 'Invalid token' },
    });
    api.call.mockRejectedValueOnce(new PortalError(0, 'network'));
    expect((await actAt(link)('sign-in-resume', {})).ok).toBe(false);
    expect(stripped().at(-1)).toBe(link);
  });
});
