import type { DataState, NeedName, Needs } from '#schemas/api';
import type { Act } from '#schemas/page';
import type { BlockSchema } from '../page/types.ts';

/** What the engine gives every component beside the props of its content. These names are not free for props. */
export interface BlockEnvironment<Texts extends Readonly<Record<string, string>> = Record<never, string>, Need extends NeedName = never> {
  /** Anchor of the block, unique on the page: build element ids from it. */
  readonly id: string;
  /** The block's own words in the language shown. */
  readonly text: { readonly [Key in keyof Texts]: string };
  /** ISO 639-1 code of the language shown. */
  readonly language: string;
  readonly data: { readonly [Name in Need]: DataState<Needs[Name]> };
  readonly act: Act;
}

const given: Record<keyof BlockEnvironment, true> = { id: true, text: true, language: true, data: true, act: true };

/** The names that the engine gives: a prop of content by one of them would be lost. */
export const givenNames: readonly string[] = Object.keys(given);

/** A React component, seen from where React is not imported. Its props are checked by the block's schema. */
// oxlint-disable-next-line typescript/no-explicit-any -- the props differ per block; the schema is what checks them
export type BlockComponent = (props: any) => unknown;

/** The code of a block: its component, and the built validator (`#built/<type>`). */
export interface BlockCode {
  readonly component: BlockComponent;
  readonly schema: BlockSchema;
}

/**
 * What a block is: how to load it, what data it needs, whether it is interactive.
 * The export name in `registry/index.ts` is the `type` used in content.
 */
export interface BlockDefinition {
  /** What draws it and what validates its props, loaded only when the block will show: `() => import('./block.ts')`. */
  readonly load: () => Promise<BlockCode>;
  /** Data the app must supply, one of `Needs` in schemas/api. */
  readonly needs?: readonly NeedName[];
  /**
   * The screen of the app this block is: src finds it by this, never by its name. `form`, a list of the
   * workspace, a part of the registration page, or the name of a signed-in page that is drawn without content of the tenant.
   */
  readonly screen?:
    | 'form'
    | 'registration'
    | 'sign-in'
    | 'esign-list'
    | 'my-claim-detail'
    | 'appointment-booking'
    | 'my-profile'
    | 'communications-preferences'
    | 'home'
    | 'listing'
    | 'listing-details'
    | 'status-file'
    | 'document-file';
  /** `true`: a page that holds it loads its script at once instead of after load and idle. */
  readonly interactive?: boolean;
  /** Code that some of its data is drawn with. Where it is loaded before a drawing, on the server or for hydration, that drawing has it. */
  readonly drawnWith?: {
    /** Which data needs it. */
    readonly isNeeded: (data: Readonly<Record<string, DataState<unknown>>>) => boolean;
    /** Given data that a drawing is about to show, it may prepare that, too. */
    readonly load: (data?: Readonly<Record<string, DataState<unknown>>>) => Promise<unknown>;
    /** Its modules, as the manifest of the build names them. */
    readonly modules: readonly string[];
  };
}

/** Type-checks a definition; adds nothing. */
export const defineBlock = (definition: BlockDefinition): BlockDefinition => definition;

/** One way a block may look: the gallery, the contract tests and the catalog are made from these. */
export interface BlockExample {
  /** What content writes (text in any of its three forms). */
  readonly props: Readonly<Record<string, unknown>>;
  /** For blocks with needs: the state each need is in. */
  readonly data?: Readonly<Record<string, { readonly state: string; readonly value?: unknown }>>;
  /** Outcomes the gallery answers to this block's actions with. */
  readonly outcomes?: Readonly<Record<string, unknown>>;
  /** Further states of it (answered, read-only …), each with what differs: the gallery shows one of them by `state` of its address. */
  readonly states?: Readonly<Record<string, Partial<Omit<BlockExample, 'states'>>>>;
}

/** At least `minimal`, `full` and `overflow` (long words, many items). */
export type BlockExamples = Readonly<Record<'minimal' | 'full' | 'overflow', BlockExample>> & Readonly<Record<string, BlockExample>>;
