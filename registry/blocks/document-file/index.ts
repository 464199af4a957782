import { defineBlock } from '#engine';

export const documentFile = defineBlock({
  load: () => import('./block.ts'),
  needs: ['documentTemplates'],
  interactive: true,
  screen: 'document-file',
});
