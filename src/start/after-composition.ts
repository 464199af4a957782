/** When no input method is composing: text that is being composed while React takes its control over is lost or doubled. The inline script of the document marks it. */
export const afterComposition = (document: Document): Promise<void> =>
  new Promise((resolve) => {
    if (!document.documentElement.hasAttribute('data-composing')) return resolve();
    // The text is in its control when the event is over.
    document.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });
