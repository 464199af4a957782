import { defineBlock } from '#engine';

export const casePanels = defineBlock({
  load: () => import('./CasePanels.tsx').then((module) => module.CasePanels),
  schema: () => import('#built/casePanels'),
});
