import { defineBlock } from '#engine';

export const login = defineBlock({
  load: () => import('./Login.tsx').then((module) => module.Login),
  schema: () => import('#built/login'),
  interactive: true,
  screen: 'sign-in',
});
