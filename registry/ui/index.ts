/** Parts that the portal itself draws with; blocks import theirs by path. */
export { PageHeading } from './PageHeading.tsx';
export { Prose } from './Prose.tsx';
export { Section } from './Section.tsx';
export { useHydrated } from './use-hydrated.ts';
