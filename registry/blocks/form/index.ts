import { defineBlock } from '#engine';

export const form = defineBlock({
  load: () => import('./Form.tsx').then((module) => module.Form),
  schema: () => import('#built/form'),
  needs: ['form'],
  interactive: true,
  screen: 'form',
});
