import { defineBlock } from '#engine';

export const milestones = defineBlock({
  load: () => import('./block.ts'),
});
