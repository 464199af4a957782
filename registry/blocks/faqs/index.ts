import { defineBlock } from '#engine';

export const faqs = defineBlock({
  load: () => import('./block.ts'),
});
