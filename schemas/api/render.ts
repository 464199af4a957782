import type { Issue } from '#schemas/page';
import type { SignedIn } from './auth.ts';

/** What the server passes to a rendering: `render(request, context)` of the built bundle `dist/server/entry.js`. */
export interface RenderContext {
  /** Slug of the tenant the host names. */
  readonly tenant: string;
  /** Answers `/content/…` of this portal without leaving the process, and `/api/…` for the person; without one only what documents for anyone need. */
  readonly fetch: typeof fetch;
  /** Who asks for a secured page. Absent: drawn for anyone, and cached. */
  readonly person?: Person;
  /** Secret of the mailed link that the address was opened with (FRM-01): its form is drawn for its holder. It never travels in a document. */
  readonly linkToken?: string;
  /** How long the document waits for the data of its person, in milliseconds; `defaultDataTimeout` of src/data where it is absent. What comes later is left to the browser. */
  readonly dataTimeout?: number;
  /** The moment of the request, in milliseconds since 1970 (UTC): rules read it as `now`. */
  readonly now: number;
  /** The language the visitor's cookie asks for, where it asks for one; the rendering picks among the tenant's own (PAGE-20). */
  readonly language: string;
  readonly assets: PageAssets;
  /** `preview` draws explaining boxes where a claimant would see nothing. */
  readonly mode: 'live' | 'preview';
  /** Demo mode: gallery and change listener exist. */
  readonly demo: boolean;
  /** Answers of other renderings, and the newest revision they may be of; absent where nothing is kept. */
  readonly kept?: CachedContent & { readonly newest: number };
}

/** A person signed in, as a document shows them. No token: that never travels in a document. */
export type Person = Omit<SignedIn, 'idToken' | 'expiresInSeconds' | 'language'>;

/**
 * For whom a page is drawn. `anyone`: the same for every visitor. `signed-in`: without a session it leads to the sign-in. `visitors`: a page
 * from which a signed-in person may be led on. `link`: a form that a mailed link opens; for anyone else only the frame around it.
 */
export type Audience = 'anyone' | 'signed-in' | 'visitors' | 'link';

/** Answers of content, reduced and checked, kept beyond the request that asked: found only at the revision they were given at. */
export interface CachedContent {
  read(key: string, revision: number): unknown;
  write(key: string, revision: number, value: unknown): void;
}

/** Files of the browser's build, read from Vite's manifest by the server. Addresses begin with `/build/`. */
export interface PageAssets {
  /** The entry script. */
  readonly entry: string;
  /** Stylesheets every page needs. */
  readonly css: readonly string[];
  /**
   * Scripts and stylesheets of modules and of built files, by the manifest's key (`src/actions/form/submit-form.ts`) or name (`block-faqs`), with all they
   * import statically, each once; unknown names are left out.
   */
  preloadsOf(modules: readonly string[]): readonly string[];
  /** The built script of a module or of a built file, without what it imports; undefined for unknown names. */
  scriptOf?(module: string): string | undefined;
  /** Font files of the build. */
  readonly fonts?: readonly string[];
  /** Text of a stylesheet among them, for inlining; undefined where it cannot be read. */
  textOf?(file: string): string | undefined;
}

/** A whole document, with what a cache must know about it. */
export interface RenderedPage {
  /** 200, 404, 502 …; with `redirect`, 302 or 303. */
  readonly status: number;
  /** Path of this portal to go to instead; `html` is then empty. */
  readonly redirect?: string;
  /** ISO 639-1 code the page is in. */
  readonly language: string;
  readonly html: string;
  /** Content revision of the tenant (header `X-Content-Revision`) that the page was made from. */
  readonly revision: number;
  /** Names after `?` that the page's rules and bindings read: part of the cache key. */
  readonly queryRead: readonly string[];
  /** Milliseconds since 1970: the next moment a rule over `now` can change its result. */
  readonly validUntil?: number;
  readonly issues: readonly Issue[];
  readonly audience: Audience;
  /** It asks about analytics cookies: its second inline script and, once that is agreed, the tag manager may run (APP-02). */
  readonly asksConsent?: boolean;
}

/** What a browser draws a page from that it opens without a new document: content, data and facts in one answer. */
export interface PageAnswer {
  /** For whom it is: id of the person. */
  readonly person: string;
  readonly revision: number;
  /** Answers to questions about content, by their keys in the memory of `src/content`. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Data and facts of the person, as `src/data` keeps them. */
  readonly arrived: unknown;
  /** Scripts and stylesheets to load meanwhile. */
  readonly files: readonly string[];
}

/** The one function of the server-side bundle. Rejects only on a programming error; a failing page is an answer with its status. */
export type Render = (request: Request, context: RenderContext) => Promise<RenderedPage>;

/** As `Render`, for a page that a browser opens without a new document; null where the page leads elsewhere. */
export type RenderAnswer = (request: Request, context: RenderContext) => Promise<PageAnswer | null>;
