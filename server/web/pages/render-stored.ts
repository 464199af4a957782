import type { RenderedPage } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import type { Log } from '../../platform/log/log.ts';
import { sha256, storePage, type StoredPage } from './cache/stored-page.ts';
import { fallbackPage } from './fallback-page.ts';
import { createKeptContent } from './kept-content.ts';
import type { PageRenderer } from './renderer.ts';

export interface Rendering {
  readonly tenant: Tenant;
  readonly language: string;
  readonly mode: 'live' | 'preview';
  readonly path: string;
  /** As `readFacts` makes it. */
  readonly facts: string;
}

interface Parts {
  readonly renderer: PageRenderer;
  readonly fetchFor: (tenant: Tenant) => typeof fetch;
  readonly clock: () => number;
  readonly revision: (tenant: string) => number;
  readonly demo: boolean;
  readonly https: boolean;
  readonly log: Log;
  readonly onRendered: (page: RenderedPage, tenant: string) => void;
}

export type RenderStored = (rendering: Rendering) => Promise<StoredPage>;

/** Renders one page, always without a session. Never rejects: a renderer that fails becomes the fallback page and a line in the log. */
export function createRenderStored({ renderer, fetchFor, clock, revision, demo, https, log, onRendered }: Parts): RenderStored {
  const keptOf = createKeptContent();
  const loaderHash = sha256(renderer.inlineLoader);
  return async ({ tenant, language, mode, path, facts }) => {
    const now = clock();
    const started = revision(tenant.slug);
    const origin = `http${https ? 's' : ''}://${tenant.hosts[0] ?? 'localhost'}`;
    const request = new Request(`${origin}${path}${facts === '' ? '' : `?${facts}`}`);
    let page: RenderedPage;
    try {
      page = await renderer.render(request, {
        tenant: tenant.slug,
        fetch: fetchFor(tenant),
        now,
        language,
        assets: renderer.assets,
        nonceFree: true,
        mode,
        demo,
        // In development the next request may meet other code, which would reduce the same answer to something else.
        ...(renderer.cacheable ? { kept: { ...keptOf(tenant.slug), newest: started } } : {}),
      });
      onRendered(page, tenant.slug);
    } catch (error) {
      log.error({ err: error, tenant: tenant.slug, page: path }, 'the renderer failed; the fallback page is shown');
      page = fallbackPage(language);
    }
    return storePage(
      { ...page, revision: page.revision > 0 ? page.revision : started },
      { now, loaderHash, https, outsideHosts: tenant.outsideHosts },
    );
  };
}
