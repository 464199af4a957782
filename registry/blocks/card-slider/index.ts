import { defineBlock } from '#engine';

export const cardSlider = defineBlock({
  load: () => import('./block.ts'),
});
