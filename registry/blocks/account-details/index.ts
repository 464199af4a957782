import { defineBlock } from '#engine';

export const accountDetails = defineBlock({
  load: () => import('./AccountDetails.tsx').then((module) => module.AccountDetails),
  schema: () => import('#built/accountDetails'),
  needs: ['listingDetails'],
  interactive: true,
  screen: 'listing-details',
});
