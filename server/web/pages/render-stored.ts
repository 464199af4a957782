import type { PageAnswer, RenderedPage } from '#schemas/api';
import { workspaceFrames } from '#schemas/check';
import type { Tenant } from '#schemas/tenant';
import { inlineHash } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SignedInPerson } from '../sign-in/index.ts';
import { storePage, type StoredPage } from './cache/stored-page.ts';
import { fallbackPage } from './fallback-page.ts';
import { createCheckedContentCache } from './cache/checked-content-cache.ts';
import type { Asking } from './inner-fetch.ts';
import type { PageRenderer } from './renderer.ts';

export interface Rendering {
  readonly tenant: Tenant;
  readonly language: string;
  readonly mode: 'live' | 'preview';
  readonly path: string;
  /** As `readFacts` makes it; for a person the whole query. */
  readonly facts: string;
  /** Who asks, where the page depends on that. Absent: drawn for anyone. */
  readonly signedIn?: SignedInPerson | undefined;
  /** Secret of the mailed link that it is asked with, where there is no session. */
  readonly linkToken?: string | undefined;
}

interface RenderingDependencies {
  readonly renderer: PageRenderer;
  /** With an identity token or the secret of a link: calls of that person too. */
  readonly fetchFor: (tenant: Tenant, asking: Asking) => typeof fetch;
  readonly clock: () => number;
  readonly revision: (tenant: string) => number;
  readonly demo: boolean;
  /** Origins that may show any page in a frame. */
  readonly framedBy?: readonly string[];
  readonly https: boolean;
  readonly log: Log;
  readonly onRendered: (page: RenderedPage, tenant: string) => void;
}

export type RenderStored = (rendering: Rendering) => Promise<StoredPage>;
export type AnswerPage = (rendering: Rendering) => Promise<PageAnswer | null>;

/** Renders pages and answers for them. A renderer that fails becomes the fallback page, or no answer, and a line in the log. */
export function createRendering({
  renderer,
  fetchFor,
  clock,
  revision,
  demo,
  framedBy = [],
  https,
  log,
  onRendered,
}: RenderingDependencies): {
  readonly render: RenderStored;
  readonly answer: AnswerPage;
  /** ERR-01: the page where it cannot be known who asks. */
  readonly fallback: (rendering: Pick<Rendering, 'tenant' | 'language'>) => StoredPage;
} {
  const cachedOf = createCheckedContentCache();
  const loaderHash = inlineHash(renderer.inlineLoader);
  const consentHash = inlineHash(renderer.inlineConsent);

  const asked = ({ tenant, language, mode, path, facts, signedIn, linkToken }: Rendering): Parameters<PageRenderer['render']> => {
    const origin = `http${https ? 's' : ''}://${tenant.hosts[0] ?? 'localhost'}`;
    return [
      new Request(`${origin}${path}${facts === '' ? '' : `?${facts}`}`),
      {
        tenant: tenant.slug,
        fetch: fetchFor(tenant, { language, idToken: signedIn?.idToken, linkToken }),
        ...(signedIn ? { person: signedIn.person } : {}),
        ...(linkToken === undefined ? {} : { linkToken }),
        now: clock(),
        language,
        assets: renderer.assets,
        mode,
        demo,
        // In development the next request may meet other code, which would reduce the same answer to something else.
        ...(renderer.cacheable ? { kept: { ...cachedOf(tenant.slug), newest: revision(tenant.slug) } } : {}),
      },
    ];
  };
  const failed = ({ tenant, path }: Rendering, error: unknown, instead: string): void =>
    log.error({ err: error, tenant: tenant.slug, page: path }, `the renderer failed; ${instead}`);

  const stored = (
    { tenant, signedIn }: Pick<Rendering, 'tenant' | 'signedIn'>,
    page: RenderedPage,
    now: number,
    personal: boolean,
  ): StoredPage => {
    const frames = signedIn?.person.staff ? workspaceFrames(tenant).map((host) => `https://${host}`) : [];
    return storePage(page, {
      now,
      loaderHash,
      consentHash,
      https,
      framedBy: [...framedBy, ...frames],
      outsideHosts: tenant.outsideHosts,
      personal,
    });
  };

  return {
    fallback: (rendering) => stored(rendering, fallbackPage(rendering.language), clock(), true),
    async render(rendering) {
      const { tenant, language } = rendering;
      const started = revision(tenant.slug);
      const [request, context] = asked(rendering);
      let page: RenderedPage;
      try {
        page = await renderer.render(request, context);
        onRendered(page, tenant.slug);
      } catch (error) {
        failed(rendering, error, 'the fallback page is shown');
        page = fallbackPage(language);
      }
      return stored(
        rendering,
        { ...page, revision: page.revision > 0 ? page.revision : started },
        context.now,
        rendering.signedIn !== undefined || rendering.linkToken !== undefined,
      );
    },
    async answer(rendering) {
      try {
        return await renderer.renderAnswer(...asked(rendering));
      } catch (error) {
        failed(rendering, error, 'the browser asks part by part');
        return null;
      }
    },
  };
}
