import { defineBlock } from '#engine';

export const registration = defineBlock({
  load: () => import('./Registration.tsx').then((module) => module.Registration),
  schema: () => import('#built/registration'),
  screen: 'registration',
});
