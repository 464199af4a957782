import type { FactPath, FactValue } from '#schemas/page';

/** What only the browser knows of itself. */
export const deviceFacts = (): Readonly<Partial<Record<FactPath, FactValue>>> => ({
  'device.touch': matchMedia('(pointer: coarse)').matches,
  'device.width': window.innerWidth,
});
