/** The server draws a page once: everything is constant there, no error reaches a boundary, and there are no actions. A constant of the build. */
export const onServer: boolean = import.meta.env.SSR;
