import type { Page } from '#engine';
import type { Frame } from './shown.ts';
import { readyPage, type Visit } from './visit.ts';

const flagOf = { header: 'showHeader', banner: 'showBanner', footer: 'showFooter' } as const;
type Flags = Pick<Page, (typeof flagOf)[keyof typeof flagOf]>;
const defaults: Flags = { showHeader: true, showBanner: false, showFooter: true };

/** PAGE-06, PAGE-07: which common pages surround a screen; none in workspace mode. */
export async function openFrame(visit: Visit, flags: Flags = defaults): Promise<Frame> {
  if (visit.acting.workspace) return {};
  const wanted = (['header', 'banner', 'footer'] as const).filter((part) => flags[flagOf[part]]);
  const parts = await Promise.all(wanted.map(async (part) => [part, await readyPage(visit, visit.site.common[part])] as const));
  return Object.fromEntries(parts.filter(([, prepared]) => prepared));
}
