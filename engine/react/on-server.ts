/** The server draws a page once: everything is constant there, no error reaches a boundary, and nobody can act. Settled by the build. */
export const onServer: boolean = import.meta.env.SSR;
