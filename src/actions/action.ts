import type { ActionName, Actions, Outcome } from '#schemas/page';
import type { ActingPerson } from '../acting/index.ts';
import type { PageData } from '../data/index.ts';
import type { PortalApi } from '../api/index.ts';
import type { Session } from '../auth/index.ts';
import type { UnsentForm } from '../forms/index.ts';
import type { Site } from '../tenant/index.ts';

/** What actions may use of the browser: only these ever leave the page. */
export interface Browser {
  /** `state` goes with the place, outside its address. Resolves when the place is ready to be shown, a document of its own is asked for, or the way to it was prevented or failed. */
  go(to: string, replace: boolean, state?: unknown): Promise<void>;
  /** Goes to an address; Back from there leads to `back`, never to what is shown now (CNF-02). Resolves as `go` does. */
  goWithBack(to: string, back: string): Promise<void>;
  /** Something was changed on the server: what was asked ahead of other places is not true any more. */
  forgetAhead(): void;
  /** The address as the browser has it now, also before the document knows it. */
  here(): URL;
  /** Loads the page's content again. */
  refresh(): Promise<void>;
  /** Loads the whole document again. */
  reload(): void;
  /** Leaves this document for a fresh one; with `replace` it takes the place of this one in the history. */
  leave(to: string, replace?: boolean): void;
}

export interface ActionContext {
  readonly browser: Browser;
  readonly data: PageData;
  readonly session: Session;
  /** For whom the screen acts; `api` and `browser` act for them. */
  readonly acting: ActingPerson;
  readonly api: PortalApi;
  readonly site: Site;
  readonly unsent: UnsentForm;
  /** What the place was opened with by the page before it. */
  readonly navigationState: () => unknown;
  /** The place that asks. */
  readonly url: URL;
}

/** Answers one thing a block may ask. May reject: `createAct` turns that into an outcome. */
export type Action<Name extends ActionName> = (payload: Actions[Name]['payload'], context: ActionContext) => Promise<Outcome<Name>>;

export const done = { ok: true, value: undefined } as const;
