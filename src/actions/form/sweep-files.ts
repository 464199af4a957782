import { isUntouched, listsDatabases, serverTime } from '../../forms/index.ts';

/** FRM-13: throws away kept files that are over; loads nothing on a device that never kept one. Never rejects. */
export async function sweepFiles(): Promise<void> {
  // A browser that lists no databases sweeps where a form is opened.
  if (!listsDatabases() || (await isUntouched())) return;
  await import('./keep-file.ts').then(({ sweep }) => sweep(serverTime())).catch(() => undefined);
}
