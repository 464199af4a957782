import type { ApiParts } from './call-portal.ts';
import type { PortalApi } from './portal-api.ts';

/** The portal API of one document. Its code arrives with the first call, and its routes with it. */
export const createPortalApi = (parts: ApiParts): PortalApi => ({
  async call(name, given) {
    const { createCalls } = await import('./call-portal.ts');
    return createCalls(parts).call(name, given);
  },
});
