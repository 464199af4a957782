import { defineBlock } from '#engine';

export const statusFile = defineBlock({
  load: () => import('./block.ts'),
  needs: ['statuses'],
  interactive: true,
  screen: 'status-file',
});
