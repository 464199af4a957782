import { defineBlock } from '#engine';

export const footer = defineBlock({
  load: () => import('./block.ts'),
});
