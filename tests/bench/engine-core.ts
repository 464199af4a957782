/** The whole engine, for its weight: React is not part of it. */
export * as pure from '#engine';
export * as drawing from '#engine/react';
