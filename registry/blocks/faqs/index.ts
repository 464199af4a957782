import { defineBlock } from '#engine';

export const faqs = defineBlock({
  load: () => import('./Faqs.tsx').then((module) => module.Faqs),
  schema: () => import('#built/faqs'),
});
