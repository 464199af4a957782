import { defineBlock } from '#engine';

export const documents = defineBlock({
  load: () => import('./block.ts'),
});
