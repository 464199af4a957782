import type { Given } from '#engine';
import type { texts } from './navigation.schema.ts';

/** What every part of the bar is given. */
export type Bar = Given<typeof texts, 'navigation' | 'session'>;
