import { defineBlock } from '#engine';

export const listing = defineBlock({
  load: () => import('./Listing.tsx').then((module) => module.Listing),
  schema: () => import('#built/listing'),
  needs: ['listing'],
  interactive: true,
  screen: 'listing',
});
