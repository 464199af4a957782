/** The session of an open document, and what happens when it ends without activity. */
export { createWatchedSession } from './watched-session.ts';
