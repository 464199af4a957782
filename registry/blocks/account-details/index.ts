import { defineBlock } from '#engine';

export const accountDetails = defineBlock({
  load: () => import('./block.ts'),
  needs: ['listingDetails'],
  interactive: true,
  screen: 'listing-details',
});
