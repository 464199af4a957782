import { fileURLToPath } from 'node:url';

/** Archives that only save time: beside the packages, so that `npm ci` throws them away. */
export const clusterCache = fileURLToPath(new URL('../../../../node_modules/.cache/portico', import.meta.url));
