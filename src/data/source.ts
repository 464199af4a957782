import type { Loader } from '#engine';
import type { DataState, Empty, NeedName, Needs } from '#schemas/api';
import type { FactsFrom, Issue, KnownFacts, TeachingNeed } from '#schemas/page';
import type { ActingPerson } from '../acting/index.ts';
import type { PortalApi } from '../api/index.ts';
import type { SessionState } from '../auth/index.ts';
import type { Questions } from '../content/index.ts';
import type { Site } from '../tenant/index.ts';

/** What a source may look at. */
export interface SourceRequest {
  readonly site: Site;
  readonly url: URL;
  readonly questions: Questions;
  /** What is known of types of blocks. */
  readonly blocks: Pick<Loader, 'definition'>;
  readonly session: () => SessionState;
  /** For whom is asked; `api` acts for them. */
  readonly acting: ActingPerson;
  readonly api: PortalApi;
  /** Asks the server, where `api` gives the answers that came with a page. */
  readonly freshApi?: PortalApi | undefined;
  /** Html that was drawn with the answers of `api` is to be hydrated. */
  readonly hydrates?: boolean;
  readonly draftsShown: () => boolean;
  readonly report: (issue: Issue) => void;
  /** What the place was opened with by the page before it (BKG-01); null on the server. */
  readonly navigationState: () => unknown;
}

export type NeedAnswer<Name extends NeedName> = { readonly state: 'ready'; readonly value: Needs[Name] } | Empty;

/** An answer of a need that makes facts known (schemas/page/facts.ts) brings every one of them. */
export type LoadedNeed<Name extends NeedName> = NeedAnswer<Name> &
  (Name extends TeachingNeed ? { readonly facts: FactsFrom<{ need: Name }> } : { readonly facts?: KnownFacts });

/** Loads the data of one need. */
export interface Source<Name extends NeedName> {
  /** What is known without waiting: drawn by the server and by hydration alike. Absent: the need starts as loading. */
  readonly first?: (asked: SourceRequest) => NeedAnswer<Name> | undefined;
  /** Asked once it is known who is looking. A rejection becomes `unavailable`. */
  readonly load: (asked: SourceRequest) => Promise<LoadedNeed<Name>>;
  /**
   * Its value also depends on what this device kept: the server only asks ahead what it is made from, and the browser makes it. `drawn`: the server
   * draws it without that, and a browser makes it before it hydrates the drawing.
   */
  readonly onDevice?: true | 'drawn';
}

export type Sources = { readonly [Name in NeedName]?: Source<Name> };
export type AnyState = DataState<unknown>;
