/** When all of the document has come. A script that is kept on the device can run while the rest of a slow page is still on its way. */
export const whenParsed = (document: Document): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
