import { defineBlock } from '#engine';

export const eSignList = defineBlock({
  load: () => import('./block.ts'),
  needs: ['eDocuments'],
  interactive: true,
  screen: 'esign-list',
});
