import { defineBlock } from '#engine';

export const communicationsPreferences = defineBlock({
  load: () => import('./CommunicationsPreferences.tsx').then((module) => module.CommunicationsPreferences),
  schema: () => import('#built/communicationsPreferences'),
  needs: ['preferences'],
  screen: 'communications-preferences',
});
