/** A place opened on the server. */
export { openPlace } from './open-place.ts';
export { blocks } from './server-portal.ts';
