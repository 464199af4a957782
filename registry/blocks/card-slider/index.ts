import { defineBlock } from '#engine';

export const cardSlider = defineBlock({
  load: () => import('./CardSlider.tsx').then((module) => module.CardSlider),
  schema: () => import('#built/cardSlider'),
});
