import type { Source } from '../source.ts';

/** ESG-10: the templates that the tenant offers its staff, and what was sent to many before. */
export const documentTemplates: Source<'documentTemplates'> = {
  load: async ({ api }) => {
    const [offered, { runs }] = await Promise.all([api.call('workspace.documentTemplates'), api.call('workspace.documentRuns')]);
    return { state: 'ready', value: { ...offered, runs } };
  },
};
