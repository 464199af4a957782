import { defineBlock } from '#engine';

export const claims = defineBlock({
  load: () => import('./Claims.tsx').then((module) => module.Claims),
  schema: () => import('#built/claims'),
  needs: ['claims'],
  interactive: true,
});
