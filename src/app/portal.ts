import type { Loader } from '#engine';
import type { Issue } from '#schemas/page';
import type { Session } from '../auth/session.ts';
import type { ContentMemory } from '../content/content-memory.ts';
import type { Questions } from '../content/questions.ts';
import type { Browser } from './actions/action.ts';

/** One document of one tenant's portal: what lives from its first drawing until it is closed; on the server, one request. */
export interface Portal {
  /** Slug of the tenant. */
  readonly tenant: string;
  /** The language asked for; the site says which one is shown. */
  readonly language: string;
  readonly questions: Questions;
  readonly memory: ContentMemory;
  /** The block types, each loaded at most once. */
  readonly blocks: Loader;
  readonly session: Session;
  readonly browser: Browser;
  readonly clock: () => number;
  /** Always false while the server draws and while the browser draws the same again. */
  readonly draftsShown: () => boolean;
  readonly mode: 'live' | 'preview';
  readonly demo: boolean;
  readonly report: (issue: Issue, cause?: unknown) => void;
}
