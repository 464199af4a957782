/**
 * For the page: what Chrome's page translation does to it. Each text node is taken out, and `<font><font>text</font></font>` takes its place; later ones as
 * they come. "Translated" text has accents on its vowels. What is marked as not to be translated stays.
 */
export function translatePage(): void {
  const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'FONT', 'CODE']);
  const font = (): HTMLElement => Object.assign(document.createElement('font'), { style: 'vertical-align: inherit' });
  const replace = (node: Node): void => {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || untouched.has(parent.nodeName)) return;
    if (parent.closest('[translate=no],.notranslate,font')) return;
    const [outer, inner] = [font(), font()];
    inner.textContent = node.nodeValue.replaceAll(/[aeiou]/g, (vowel) => `${vowel}\u0301`);
    outer.append(inner);
    parent.replaceChild(outer, node);
  };
  const replaceIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  document.documentElement.classList.add('translated-ltr');
  replaceIn(document.body);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<Node>();
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') changed.add(target);
      for (const node of addedNodes) changed.add(node);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      const nodes = [...changed].filter((node) => node.isConnected);
      changed.clear();
      for (const node of nodes) {
        if (node.nodeType === Node.TEXT_NODE) replace(node);
        else replaceIn(node);
      }
    }, 60);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** A text as `translatePage` writes it. Pure. */
export const translated = (text: string): string => text.replaceAll(/[aeiou]/g, (vowel) => `${vowel}\u0301`);
