import { defineBlock } from '#engine';

export const news = defineBlock({
  load: () => import('./News.tsx').then((module) => module.News),
  schema: () => import('#built/news'),
  needs: ['readNews'],
});
