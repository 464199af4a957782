import type { Source } from '../source.ts';

/** STS-07: the statuses that a file may give accounts. */
export const statuses: Source<'statuses'> = {
  load: async ({ api }) => {
    const value = await api.call('workspace.statuses');
    return value.statuses.length > 0 ? { state: 'ready', value } : { state: 'empty' };
  },
};
