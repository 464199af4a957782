import { defineBlock } from '#engine';

export const login = defineBlock({
  load: () => import('./block.ts'),
  interactive: true,
  screen: 'sign-in',
});
