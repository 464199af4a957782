import { useMatches } from '../navigation/index.ts';
import type { Shown } from './shown.ts';

const nothing: Shown = { status: 500, title: '', frame: {} };

/** What the loader of the place being shown came to. */
export const useShown = (): Shown => (useMatches().at(-1)?.loaderData as Shown | undefined) ?? nothing;
