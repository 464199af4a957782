import { defineBlock } from '#engine';

export const milestones = defineBlock({
  load: () => import('./Milestones.tsx').then((module) => module.Milestones),
  schema: () => import('#built/milestones'),
});
