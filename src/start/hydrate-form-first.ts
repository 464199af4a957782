/**
 * Resolves when the script has taken over what a person may type in before (FRM-24). An event makes React hydrate what it happens in before everything else: in
 * short tasks, or, where a person types, chooses or presses meanwhile, in one. Nothing listens to it. Until then nothing around may change: React would hydrate it in one task then, too.
 */
export async function hydrateFormFirst(document: Document): Promise<void> {
  const root = document.querySelector('[data-awaits-script=""]');
  if (!root) return;
  root.dispatchEvent(new Event('dragenter', { bubbles: true }));
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-awaits-script=""]')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { attributeFilter: ['data-awaits-script'], childList: true, subtree: true });
    if (!document.querySelector('[data-awaits-script=""]')) resolve();
  });
}
