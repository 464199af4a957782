export { calendarKeys } from './calendar-keys.ts';
export { registerContent } from './register-content.ts';
export { type Context, openContext } from './open-context.ts';
export { registerPortal } from './register-portal.ts';
export { registerSignIn } from './register-sign-in.ts';
export { startFailure } from './start-failure.ts';
