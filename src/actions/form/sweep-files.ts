/** FRM-13: once the browser has nothing else to do, throws away kept files that are over; loads nothing on a device that never kept one. */
export function sweepFilesLater(window: Pick<Window, 'indexedDB'> & Partial<Pick<Window, 'requestIdleCallback'>>): void {
  const sweep = async (): Promise<void> => {
    const all = await window.indexedDB.databases();
    if (all.some(({ name }) => name === 'portico')) await (await import('./keep-file.ts')).sweep(Date.now());
  };
  const begin = (): Promise<void> => sweep().catch(() => undefined);
  if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: 5000 });
  else setTimeout(begin, 1000);
}
