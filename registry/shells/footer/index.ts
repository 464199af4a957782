import { defineBlock } from '#engine';

export const footer = defineBlock({
  load: () => import('./Footer.tsx').then((module) => module.Footer),
  schema: () => import('#built/footer'),
});
