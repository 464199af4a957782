import type { FactsFrom } from '#schemas/page';

/** What only the browser knows of itself. */
export const deviceFacts = (): FactsFrom<'device'> => ({
  'device.touch': matchMedia('(pointer: coarse)').matches,
  'device.width': window.innerWidth,
});
