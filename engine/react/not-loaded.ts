/** Thrown where the code of a block did not load. */
export class NotLoaded extends Error {}
