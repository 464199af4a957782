import { useMatches } from '../router/index.ts';
import type { ShownPage } from './shown.ts';

const nothing: ShownPage = { status: 500, title: '', frame: {} };

/** The result of the loader of the shown place. */
export const useShown = (): ShownPage => (useMatches().at(-1)?.loaderData as ShownPage | undefined) ?? nothing;
