import { defineBlock } from '#engine';

export const navigation = defineBlock({
  load: () => import('./Navigation.tsx').then((module) => module.Navigation),
  schema: () => import('#built/navigation'),
  needs: ['navigation', 'session'],
});
