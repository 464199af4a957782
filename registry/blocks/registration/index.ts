import { defineBlock } from '#engine';

export const registration = defineBlock({
  load: () => import('./block.ts'),
  screen: 'registration',
});
