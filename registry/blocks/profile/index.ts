import { defineBlock } from '#engine';

export const profile = defineBlock({
  load: () => import('./Profile.tsx').then((module) => module.Profile),
  schema: () => import('#built/profile'),
  needs: ['profile'],
  interactive: true,
  screen: 'my-profile',
});
