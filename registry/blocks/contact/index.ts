import { defineBlock } from '#engine';

export const contact = defineBlock({
  load: () => import('./Contact.tsx').then((module) => module.Contact),
  schema: () => import('#built/contact'),
});
