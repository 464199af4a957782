import { defineBlock } from '#engine';

export const listing = defineBlock({
  load: () => import('./block.ts'),
  needs: ['listing'],
  interactive: true,
  screen: 'listing',
});
