import { defineBlock } from '#engine';

export const contact = defineBlock({
  load: () => import('./block.ts'),
});
