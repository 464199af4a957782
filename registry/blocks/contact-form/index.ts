import { defineBlock } from '#engine';

export const contactForm = defineBlock({
  load: () => import('./block.ts'),
});
