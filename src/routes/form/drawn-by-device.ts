import type { ShownPage } from '../../visit/index.ts';

/** A screen of which only the device knows what it shows: it asks for no data, and the device opens it again. Pure. */
export const drawnByDevice = ({ body, ...shown }: ShownPage): ShownPage => ({
  ...shown,
  waiting: true,
  ...(body ? { body: { ...body, needs: [] } } : {}),
});
