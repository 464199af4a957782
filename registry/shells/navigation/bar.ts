import type { BlockEnvironment } from '#engine';
import type { texts } from './navigation.schema.ts';

/** What every part of the bar is given. */
export type Bar = BlockEnvironment<typeof texts, 'navigation' | 'session'>;
