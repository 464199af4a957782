import { defineBlock } from '#engine';

export const eSignList = defineBlock({
  load: () => import('./ESignList.tsx').then((module) => module.ESignList),
  schema: () => import('#built/eSignList'),
  needs: ['eDocuments'],
  interactive: true,
  screen: 'esign-list',
});
