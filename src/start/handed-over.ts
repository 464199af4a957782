/**
 * When the script has taken over what a person may type in before (FRM-24): React hydrates it in many short tasks, or in one where a person types, chooses or presses meanwhile.
 * Until then nothing around it may change.
 */
export const handedOver = (document: Document): Promise<void> =>
  new Promise((resolve) => {
    const isOver = (): boolean => !document.querySelector('[data-awaits-script=""]');
    if (isOver()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isOver()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { attributeFilter: ['data-awaits-script'], childList: true, subtree: true });
  });
