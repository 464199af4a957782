import { defineBlock } from '#engine';

export const profile = defineBlock({
  load: () => import('./block.ts'),
  needs: ['profile'],
  interactive: true,
  screen: 'my-profile',
});
