import type { Source } from '../source.ts';

/** ESG-10: the templates that the tenant offers its staff. */
export const documentTemplates: Source<'documentTemplates'> = {
  load: async ({ api }) => ({ state: 'ready', value: await api.call('workspace.documentTemplates') }),
};
