import type { ActionName, Actions, Outcome } from '#schemas/page';
import type { PageData } from '../../data/data-store.ts';
import type { Session } from '../../auth/session.ts';

/** What actions may use of the browser: only these ever leave the page. */
export interface Browser {
  go(to: string, replace: boolean): void;
  /** Loads the page's content again. */
  refresh(): Promise<void>;
  /** Loads the whole document again. */
  reload(): void;
}

export interface ActionContext {
  readonly browser: Browser;
  readonly data: PageData;
  readonly session: Session;
}

/** Answers one thing a block may ask. May reject: `createAct` turns that into an outcome. */
export type Action<Name extends ActionName> = (payload: Actions[Name]['payload'], context: ActionContext) => Promise<Outcome<Name>>;

export const done = { ok: true, value: undefined } as const;
