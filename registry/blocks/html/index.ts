import { defineBlock } from '#engine';

export const html = defineBlock({
  load: () => import('./Html.tsx').then((module) => module.Html),
  schema: () => import('#built/html'),
});
