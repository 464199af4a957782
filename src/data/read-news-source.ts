import { personOf } from '../auth/index.ts';
import { readNewsOf } from '../news/read-news.ts';
import type { Source } from './source.ts';

/** BLK-03: what this device knows; the server draws no mark. */
export const readNews: Source<'readNews'> = {
  load: async ({ session }) => ({ state: 'ready', value: { ids: await readNewsOf(personOf(session())) } }),
};
