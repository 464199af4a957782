import { defineBlock } from '#engine';

export const formsList = defineBlock({
  load: () => import('./block.ts'),
  needs: ['forms'],
  interactive: true,
});
