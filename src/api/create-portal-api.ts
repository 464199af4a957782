import type { ApiParts } from './call-portal.ts';
import type { PortalApi } from './portal-api.ts';

/** The code of the calls. */
export const loadCalls = () => import('./call-portal.ts');

/** The portal API of one document. Its code arrives with the first call, and its routes with it. */
export const createPortalApi = (parts: ApiParts): PortalApi => ({
  async call(name, given) {
    const { createCalls } = await loadCalls();
    return createCalls(parts).call(name, given);
  },
});
