/** One visited place: its site, facts, data and actions, and what is shown of it. */
export { holdsForm } from './holds-form.ts';
export { loadBlockCode } from './load-block-code.ts';
export { openFrame } from './open-frame.ts';
export { PortalContext, usePortal } from './portal-context.ts';
export type { Portal } from './portal.ts';
export { type Show, createShow } from './show.ts';
export { type ShownPage, needsOf, pagesOf, shownBy } from './shown.ts';
export { useShown } from './use-shown.ts';
export { type Visit, readyPage } from './visit.ts';
