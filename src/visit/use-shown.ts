import { useMatches } from '../router/index.ts';
import type { Shown } from './shown.ts';

const nothing: Shown = { status: 500, title: '', frame: {} };

/** The result of the loader of the shown place. */
export const useShown = (): Shown => (useMatches().at(-1)?.loaderData as Shown | undefined) ?? nothing;
