import { defineBlock } from '#engine';

export const formsList = defineBlock({
  load: () => import('./FormsList.tsx').then((module) => module.FormsList),
  schema: () => import('#built/formsList'),
  needs: ['forms'],
  interactive: true,
});
