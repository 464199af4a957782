/** The server draws a page once: everything is constant there, no error reaches a boundary, and nobody can act. */
export const onServer = typeof document === 'undefined';
