import { defineBlock } from '#engine';

export const casePanels = defineBlock({
  load: () => import('./block.ts'),
});
