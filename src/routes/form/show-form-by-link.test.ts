// @vitest-environment happy-dom
import { createLoader, defineBlock } from '#engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordCalls, type PortalApi } from '../../api/index.ts';
import { createShow, type Portal } from '../../visit/index.ts';
import { formLinkOf, keepFormLink } from '../../link/form-link.ts';
import { toForm } from '../../content/form-content.ts';
import { PortalError } from '../../failure/index.ts';
import { linkOfAnother } from '../../auth/link-of-another.ts';
import { signedIn, stubPortal } from '../portal.fixture.ts';
import { showFormByLink } from './show-form-by-link.ts';

const screenBlock = defineBlock({ load: async () => ({ component: () => null, schema: {} as never }), screen: 'form' });
const forms: Readonly<Record<string, object>> = {
  feedback: { name: 'Feedback', opensByLink: true },
  stop: { name: 'Stop', opensByLink: true, additionalForm: true },
  claim: { name: 'Claim' },
};
type Calls = Readonly<Record<string, () => unknown>>;
const answers: Calls = { 'accounts.byToken': () => ({ id: 'a-0' }), 'submissions.byToken': () => null };

function open(
  path: string,
  calls: Calls = {},
  parts: object = {},
  session: Parameters<typeof stubPortal>[0]['session'] = { state: 'signed-out' },
) {
  const call = vi.fn(async (name: string) => ({ ...answers, ...calls })[name]?.());
  const end = vi.fn(async () => true);
  const questions = { form: async (slug: string) => (forms[slug] ? toForm({ slug, ...forms[slug] }) : null) };
  const given = { blocks: createLoader({ formScreen: screenBlock }), api: { call }, ...parts };
  const portal: Portal = stubPortal({ session, tenant: { identity: { userPoolId: 'pool_1' } }, questions, parts: given });
  Object.assign(portal.session, { end });
  const url = new URL(path, 'https://portal.example');
  const name = url.pathname.split('/')[2];
  const shown = showFormByLink(createShow(portal), url, name, portal).catch((thrown: unknown) => {
    if (thrown instanceof Response) return { location: thrown.headers.get('location'), replaces: thrown.headers.has('X-Remix-Replace') };
    throw thrown;
  });
  return { shown, call, end };
}
const refused = (status: number, code: string) => () => {
  throw new PortalError(status, code);
};

beforeEach(() => sessionStorage.clear());

test('the secret is taken out of the address in place, kept in the tab for this form alone, and no call is made before', async () => {
  const { shown, call } = open('/form-fill/feedback?token=secret&utm_source=mail');
  expect(await shown).toEqual({ location: '/form-fill/feedback?utm_source=mail', replaces: true });
  expect([formLinkOf('feedback'), formLinkOf('stop'), call.mock.calls]).toEqual(['secret', undefined, []]);
});

test('by its link a form opens for the account of the link; until the device is awake, and on the server, without data', async () => {
  keepFormLink('feedback', 'secret');
  expect(await open('/form-fill/feedback').shown).toMatchObject({
    status: 200,
    title: 'Feedback',
    visit: { acting: { account: 'own', link: { token: 'secret', accountId: 'a-0', submission: null } } },
  });
  const drawnByDevice = open('/form-fill/feedback', {}, { awake: () => false });
  expect(await drawnByDevice.shown).toMatchObject({ title: 'Feedback', waiting: true });
  expect(drawnByDevice.call).not.toHaveBeenCalled();
});

test('the server draws the form for who holds its link, and a browser takes it over with the answers it came with; else only what is around it', async () => {
  const onServer = { awake: () => false, onDevice: false };
  const drawn = open('/form-fill/feedback?utm_source=mail', {}, { ...onServer, linkToken: 'secret' });
  const byLink = { audience: 'link', visit: { acting: { link: { token: 'secret', accountId: 'a-0', submission: null } } } };
  expect(await drawn.shown).toMatchObject(byLink);
  expect(await drawn.shown).not.toHaveProperty('waiting');
  const frame = { audience: 'link', waiting: true, visit: { acting: { account: 'own' } } };
  const invalid = { 'accounts.byToken': refused(401, 'invalid-token') };
  for (const { shown } of [
    open('/form-fill/feedback', {}, onServer),
    open('/form-fill/feedback', invalid, { ...onServer, linkToken: 'old' }),
    open('/form-fill/feedback', { 'submissions.byToken': () => ({ id: 's' }) }, { ...onServer, linkToken: 'begun' }),
    open('/form-fill/feedback', { 'accounts.byToken': () => new Promise(() => undefined) }, { ...onServer, linkToken: 'slow' }),
  ])
    expect(await shown).toMatchObject(frame);
  const signIn = open('/form-fill/claim', {}, { ...onServer, linkToken: 'secret' });
  expect(await signIn.shown).toMatchObject({ waiting: true });
  expect(await signIn.shown).not.toHaveProperty('audience');

  keepFormLink('feedback', 'secret');
  const recorded = recordCalls({ call: async (name: string) => answers[name]?.() } as unknown as PortalApi);
  await Promise.all((['accounts.byToken', 'submissions.byToken'] as const).map((name) => recorded.api.call(name, { token: 'secret' })));
  expect(JSON.stringify(recorded.answers())).not.toContain('secret');
  const arrived = () => ({ data: {}, facts: {}, answers: recorded.answers() });
  const takenOver = open('/form-fill/feedback', {}, { awake: () => false, arrived });
  expect(await takenOver.shown).toMatchObject(byLink);
  expect(takenOver.call).not.toHaveBeenCalled();
});

test('without a link, and where the form does not allow one, it is the form behind its guard; an unknown one is not there', async () => {
  expect(await open('/form-fill/stop?submissionId=s').shown).toMatchObject({ location: '/form/stop?submissionId=s' });
  keepFormLink('claim', 'secret');
  const claim = open('/form-fill/claim');
  expect([await claim.shown, claim.call.mock.calls]).toMatchObject([{ location: '/form/claim' }, []]);
  expect(await open('/form-fill').shown).toMatchObject({ location: '/form' });
  expect(await open('/form-fill/nothing').shown).toMatchObject({ status: 404 });
});

test('a link that is refused is forgotten, and its screen reports it; one that is out of reach is an error with the link kept', async () => {
  keepFormLink('feedback', 'secret');
  expect(await open('/form-fill/feedback', { 'accounts.byToken': refused(0, 'network') }).shown).toMatchObject({ failure: { status: 0 } });
  expect(formLinkOf('feedback')).toBe('secret');
  expect(await open('/form-fill/feedback', { 'accounts.byToken': refused(401, 'invalid-token') }).shown).toMatchObject({
    view: 'invalid-link',
  });
  expect(formLinkOf('feedback')).toBeUndefined();
});

test.each([
  ['was begun before', refused(409, 'already-begun')],
  ['is the one the link names', () => ({ id: 's' })],
])(
  'a submission that %s leads to the sign-in, which reports it, and then to the hub, for a form that is begun once',
  async (_, submission) => {
    keepFormLink('feedback', 'secret');
    expect(await open('/form-fill/feedback', { 'submissions.byToken': submission }).shown).toMatchObject({
      location: '/?returnTo=%2FsecuredPage%2Fmy-claim&tab=1&begun=1',
    });
    expect(formLinkOf('feedback')).toBeUndefined();
  },
);

test('its recipient, signed in, goes on with the form; another person is asked first, and nothing of it is read; who is signed in needs no link', async () => {
  const identified = (answer: object): Calls => ({ 'users.identify': () => ({ Success: true, ...answer }) });
  const ann = signedIn('Ann', false);
  keepFormLink('stop', 'secret');
  const other = open('/form-fill/stop', identified({ IsOwn: false, Result: 'b•••@example.org' }), {}, ann);
  expect(await other.shown).toMatchObject({ waiting: true });
  expect(linkOfAnother.current()).toEqual({ recipient: 'b•••@example.org', to: '/form-fill/stop' });
  linkOfAnother.put(null);
  expect(other.call.mock.calls).toEqual([['users.identify', { body: expect.objectContaining({ token: 'secret', use: false }) }]]);
  expect([formLinkOf('stop'), other.end.mock.calls]).toEqual(['secret', []]);
  expect(await open('/form-fill/stop?signedOut=1').shown).toMatchObject({
    notice: expect.stringMatching(/^This link belongs to another account/),
  });
  const own = open('/form-fill/stop', identified({ IsOwn: true, SubmissionId: 's' }), {}, ann);
  expect(await own.shown).toMatchObject({ location: '/form/stop?submissionId=s&isSaveAndReturn=true' });
  keepFormLink('stop', 'secret');
  const ended = open('/form-fill/stop', { 'users.identify': refused(401, 'session-ended') }, {}, ann);
  expect([await ended.shown, formLinkOf('stop')]).toMatchObject([{ failure: { code: 'session-ended' } }, 'secret']);
  expect(await open('/form-fill/stop', identified({}), {}, ann).shown).toMatchObject({ visit: { acting: { link: { token: 'secret' } } } });
  keepFormLink('stop', 'old');
  const old = { 'users.identify': () => ({ Success: false }) };
  expect(await open('/form-fill/stop', old, {}, ann).shown).toMatchObject({ location: '/form/stop' });
});
