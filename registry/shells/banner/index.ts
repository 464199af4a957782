import { defineBlock } from '#engine';

export const banner = defineBlock({
  load: () => import('./Banner.tsx').then((module) => module.Banner),
  schema: () => import('#built/banner'),
});
