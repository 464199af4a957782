import { createContext, useContext } from 'react';
import type { ScreenParts } from './visit-parts.ts';

export const PortalContext = createContext<ScreenParts | null>(null);

/** What the document's portal offers to components. Throws outside of one. */
export function usePortal(): ScreenParts {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('No portal here: draw this inside <PortalContext>.');
  return portal;
}
