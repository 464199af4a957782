import type { SchemaIssue } from '#schemas/check';
import type { Act, FactPath, FactState, Issue } from '#schemas/page';

/** json-logic, as content has it. */
export type Rule = unknown;

/** A page whose envelope is sound. Its blocks may still carry issues. Data only: it serialises, caches and travels. */
export interface Page {
  readonly slug: string;
  readonly title: unknown;
  readonly pageTitle?: unknown;
  readonly showHeader: boolean;
  readonly showBanner: boolean;
  readonly showFooter: boolean;
  readonly htmlContent?: unknown;
  readonly isWrappedContent: boolean;
  readonly content: {
    readonly meta?: { readonly description?: unknown };
    readonly pages?: readonly { readonly html: unknown }[];
    readonly text?: Readonly<Record<string, unknown>>;
  };
  readonly blocks: readonly Block[];
}

/** One place on a page. */
export interface Block {
  /** Index in the `component` list: how issues name it. */
  readonly index: number;
  /** Unique on the page; the content's own id, or made from the index. */
  readonly id: string;
  readonly type: string;
  /** As content wrote them: localised texts still in their three forms. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly visible?: Rule;
  readonly bind?: Readonly<Record<string, Rule>>;
  /** Set when this place cannot be drawn: nothing for a claimant, an explaining box in preview. */
  readonly issue?: Issue;
}

/** A compiled block schema: `schemas/built/<type>.js` has this shape, made by `npm run build:schemas`. */
export interface BlockSchema {
  validate(props: unknown): readonly SchemaIssue[];
  /** Pointers of localised texts, `*` for every item (schemas/shared/traits). */
  readonly localised: readonly string[];
  /** Those of them that hold html. */
  readonly html?: readonly string[];
  /** Pointers of html, markdown, assets and links: the server checked what content wrote there, so no binding may replace it. */
  readonly guarded?: readonly string[];
  /** The block's own words in English; the tenant's dictionary (`<type>.<key>`) and `content.text` replace them. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The facts of one page instance. The engine knows only this. */
export interface FactsStore {
  read(path: FactPath): FactState;
  /** Calls back after any of the paths changed; returns the way to stop. */
  subscribe(paths: readonly FactPath[], changed: () => void): () => void;
}

/** The data of one page instance, by need name. A snapshot is stable until it changes. */
export interface DataStore {
  read(need: string): unknown;
  /** What the server drew with; where it drew nothing, what was known before anything was asked. It never changes once a page is drawn. */
  drawn(need: string): unknown;
  subscribe(need: string, changed: () => void): () => void;
}

/** What the app gives a page: everything that is not content. */
export interface PageHost {
  readonly tenant: string;
  /** Language being shown, and the tenant's languages in order (PAGE-09). */
  readonly language: string;
  readonly languages: readonly string[];
  /** Which way they are written, by code. */
  readonly directions?: Readonly<Record<string, 'ltr' | 'rtl'>>;
  /** The tenant's dictionary: `<type>.<key>` → text in its three forms. */
  readonly dictionary: Readonly<Record<string, unknown>>;
  readonly facts: FactsStore;
  readonly data: DataStore;
  readonly act: Act;
  /** In preview: the React node that explains what is wrong, where a claimant would see nothing (`explainIssue`). */
  readonly explain?: ((issue: Issue) => unknown) | undefined;
  readonly report: (issue: Issue, cause?: unknown) => void;
}
