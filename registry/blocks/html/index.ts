import { defineBlock } from '#engine';

export const html = defineBlock({
  load: () => import('./block.ts'),
});
