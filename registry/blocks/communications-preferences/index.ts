import { defineBlock } from '#engine';

export const communicationsPreferences = defineBlock({
  load: () => import('./block.ts'),
  needs: ['preferences'],
  screen: 'communications-preferences',
});
