import type { PageAssets, Render, RenderAnswer } from '#schemas/api';

/** The one contact of server and src besides HTTP: the built bundle, or in development the module graph. */
export interface PageRenderer {
  readonly render: Render;
  readonly renderAnswer: RenderAnswer;
  readonly assets: PageAssets;
  /** The constant inline script of every document; its hash is in the policy. */
  readonly inlineLoader: string;
  /** The constant inline script of documents that ask about cookies. */
  readonly inlineConsent: string;
  /** False in development, where the next request may meet other code. */
  readonly cacheable: boolean;
}

/** What `dist/server/entry.js` exports. */
export interface ServerEntry {
  readonly render: Render;
  readonly renderAnswer: RenderAnswer;
  readonly inlineLoader: string;
  readonly inlineConsent: string;
}
