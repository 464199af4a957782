/** Resolves in a task of its own: what the browser has to do by then, as a key or a frame, comes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
