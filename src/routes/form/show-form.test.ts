// @vitest-environment happy-dom
import { createLoader, defineBlock } from '#engine';
import { afterEach, expect, test } from 'vitest';
import { keepAnswers } from '../../forms/index.ts';
import { PortalError } from '../../failure/index.ts';
import { createShow, type Portal } from '../../visit/index.ts';
import { toForm } from '../../content/form-content.ts';
import { signedIn, stubPortal } from '../portal.fixture.ts';
import { showForm } from './show-form.ts';

const screenBlock = defineBlock({ load: async () => ({ component: () => null, schema: {} as never }), screen: 'form' });

const forms = {
  vehicle: { name: 'Your vehicle', pageTitle: 'Tell us about it', repeatable: true },
  statement: { name: 'Your statement' },
  unsubscribe: { name: 'Unsubscribe', additionalForm: true },
};

const portal = ({ staff = false, claimsEnabled = true } = {}): Portal =>
  stubPortal({
    session: signedIn('Ann', staff),
    tenant: { claimsEnabled },
    questions: {
      form: async (slug: string) =>
        (forms as Readonly<Record<string, object>>)[slug] ? toForm({ slug, ...forms[slug as keyof typeof forms] }) : null,
    },
    parts: { blocks: createLoader({ formScreen: screenBlock }) },
  });
const at = (path: string) => new URL(path, 'https://portal.example');
const ledTo = async (asked: Portal, path: string, name?: string): Promise<string | null> => {
  const answer = await showForm(createShow(asked), at(path), name, asked).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : null;
};

test('/form/{name} is the form’s own screen under its title, and only where there is such a form', async () => {
  expect(await showForm(createShow(portal()), at('/form/vehicle'), 'vehicle', portal())).toMatchObject({
    status: 200,
    title: 'Tell us about it',
  });
  expect(await showForm(createShow(portal()), at('/form/nothing'), 'nothing', portal())).toMatchObject({ status: 404 });
});

test('without a name, and as my-claim where there is no such form, it opens the landing of the hub', async () => {
  expect(await ledTo(portal(), '/form')).toBe('/securedPage/my-claim');
  expect(await ledTo(portal(), '/form/my-claim', 'my-claim')).toBe('/securedPage/my-claim');
  expect(await ledTo(portal({ claimsEnabled: false }), '/form/my-claim', 'my-claim')).toBe('/securedPage/our_case');
});

const [own, elsewhere, none] = ['1', '2', '3'].map((end) => `4e470002-0001-4c1a-9f00-00000000000${end}`) as [string, string, string];
const withSubmissions = (parts: object = {}): Portal => {
  const call = async (_: string, { params: { id } }: { params: { id: string } }) => {
    if (id !== own && id !== elsewhere) throw new PortalError(404, 'not-found');
    return { formSlug: id === own ? 'vehicle' : 'statement' };
  };
  return { ...portal(), api: { call }, ...parts } as unknown as Portal;
};
const opened = (id: string, asked = withSubmissions()) => {
  const path = `/form/vehicle?submissionId=${id}`;
  return showForm(createShow(asked), at(path), 'vehicle', asked);
};
afterEach(() => localStorage.clear());

test('a submission of another person, or of another form, is not found before anything is typed; what is no GUID names none', async () => {
  expect(await opened(own)).toMatchObject({ status: 200, title: 'Tell us about it' });
  for (const id of [elsewhere, none]) expect(await opened(id)).toMatchObject({ status: 404, failure: { source: 'portal', status: 404 } });
  expect(await opened('no-guid')).toMatchObject({ status: 200 });
  // One of another form is that to the server, too: only the device knows more of one that is gone.
  for (const id of [elsewhere, none])
    expect(await opened(id, withSubmissions({ awake: () => false, onDevice: false }))).toMatchObject({
      waiting: true,
    });
});

test('one that its person deleted opens where this device has more of it', async () => {
  keepAnswers('ann', 'vehicle', { submissionId: none, version: 1, answers: { plate: 'AB12' }, page: 0, at: Date.now() });
  expect(await opened(none)).toMatchObject({ status: 200, title: 'Tell us about it' });
});

test('a form of the name my-claim is opened as any other', async () => {
  const asked = {
    ...portal(),
    questions: { ...portal().questions, form: async (slug: string) => toForm({ slug, name: 'Claim' }) },
  } as Portal;
  expect(await showForm(createShow(asked), at('/form/my-claim'), 'my-claim', asked)).toMatchObject({ status: 200, title: 'Claim' });
});

test('the query of workspace leads staff to their list, and no one else', async () => {
  expect(await ledTo(portal({ staff: true }), '/form?isWorkspace=true')).toBe('/listing/list');
  expect(await ledTo(portal(), '/form?isWorkspace=true')).toBe('/securedPage/my-claim');
  expect(await ledTo(portal({ staff: true }), '/form')).toBe('/securedPage/my-claim');
});

test('a claim that is begun anew gets an id of its own each time, which its address keeps; other forms are opened as they are', async () => {
  const begun = '/form/vehicle?createClaim=true&formConfirmationSlug=thanks';
  const [one, two] = [await ledTo(portal(), begun, 'vehicle'), await ledTo(portal(), begun, 'vehicle')];
  expect(one).toMatch(/^\/form\/vehicle\?createClaim=true&formConfirmationSlug=thanks&submissionId=[0-9a-f-]{36}$/);
  expect(two).not.toBe(one);
  expect(await ledTo(portal(), one ?? '', 'vehicle')).toBeNull();
  expect(await ledTo(portal(), '/form/statement?createClaim=true', 'statement')).toBeNull();
  expect(await ledTo(portal(), '/form/unsubscribe?createClaim=true', 'unsubscribe')).toBeNull();
});
