import { defineBlock } from '#engine';

export const documents = defineBlock({
  load: () => import('./Documents.tsx').then((module) => module.Documents),
  schema: () => import('#built/documents'),
});
