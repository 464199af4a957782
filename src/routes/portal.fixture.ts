import { createLoader } from '#engine';
import type { SessionState } from '../auth/session.ts';
import type { Portal } from '../visit/portal.ts';

/** A session that is signed in; `view` as far as a screen reads it. */
export const signedIn = (fullName: string, staff: boolean): SessionState => ({
  state: 'signed-in',
  view: {
    fullName,
    id: fullName.toLowerCase(),
    username: fullName.toLowerCase(),
    staff,
    manager: false,
    editor: false,
    profileHref: '/',
    preferencesHref: '/',
  },
});

interface StubPortalOptions {
  readonly session: SessionState;
  /** Answers to questions about content, beside those of a tenant `acme` without menu, words and frame. */
  readonly questions?: object;
  /** Of the tenant's settings. */
  readonly tenant?: object;
  /** More parts of the portal. */
  readonly parts?: object;
}

/** A portal as loaders of screens are given it, without a browser or a server. */
export const stubPortal = ({ session, questions, tenant, parts }: StubPortalOptions): Portal =>
  ({
    tenant: 'acme',
    language: 'en',
    session: { current: () => session, resolve: async () => session },
    questions: {
      tenant: async () => ({ slug: 'acme', name: 'Acme', languages: [{ iso2Code: 'en' }], ...tenant }),
      dictionary: async () => ({}),
      common: async () => ({}),
      menu: async () => [],
      ...questions,
    },
    blocks: createLoader({}),
    addressOf: (url: URL) => url,
    known: () => ({}),
    arrived: () => undefined,
    onDevice: true,
    awake: () => true,
    bring: async () => undefined,
    ready: async () => undefined,
    openForm: () => undefined,
    clock: () => 0,
    navigationState: () => null,
    draftsShown: () => false,
    report: () => undefined,
    ...parts,
  }) as unknown as Portal;
