export { contentRoom } from './content.ts';
export { type Context, openContext } from './context.ts';
export { portalRooms } from './portal.ts';
export { signInRooms } from './sign-in.ts';
export { startFailure } from './start-failure.ts';
