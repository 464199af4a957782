import { defineBlock } from '#engine';

export const header = defineBlock({
  load: () => import('./Header.tsx').then((module) => module.Header),
  schema: () => import('#built/header'),
});
