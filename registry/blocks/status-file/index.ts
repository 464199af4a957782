import { defineBlock } from '#engine';

export const statusFile = defineBlock({
  load: () => import('./block.ts'),
  interactive: true,
  screen: 'status-file',
});
