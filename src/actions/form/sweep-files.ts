/** FRM-13: throws away kept files that are over; loads nothing on a device that never kept one. Never rejects. */
export async function sweepFiles(): Promise<void> {
  try {
    const all = await indexedDB.databases();
    if (all.some(({ name }) => name === 'portico')) await (await import('./keep-file.ts')).sweep(Date.now());
  } catch {
    // A closed storage keeps nothing, and a browser that lists none sweeps where a form is opened.
  }
}
