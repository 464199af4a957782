export { registerContent } from './content.ts';
export { type Context, openContext } from './context.ts';
export { registerPortal } from './portal.ts';
export { registerSignIn } from './sign-in.ts';
export { startFailure } from './start-failure.ts';
