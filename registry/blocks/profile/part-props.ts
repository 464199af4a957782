import type { BlockEnvironment } from '#engine';
import type { ProfileView } from '#schemas/api';
import type { texts } from './profile.schema.ts';

/** What each part of the profile is given. */
export interface PartProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> {
  readonly view: ProfileView;
  /** What was done about this detail a moment ago; empty: nothing. */
  readonly news: string;
  /** Announces what was done about it. */
  readonly announce: (words: string) => void;
}
