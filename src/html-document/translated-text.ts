/**
 * Keeps a page working that the browser translates. A translator takes text nodes out and puts `<font>` in their place; React, which holds the text nodes, would then
 * throw when it removes one, or write into one that is not shown. So each text node that was taken out is put back, empty, before its `<font>`, and the
 * `<font>` goes as soon as React writes to the text, or removes it: no text is stale, and the translator meets the new one as any new text
 * (docs/decisions/0027).
 *
 * Before a document is hydrated its html is as the server drew it, and the translator leaves it alone until then: `portico-hydrates` and `portico-hydrated` are
 * dispatched by the portal's script. Runs inline, because a page may be translated before any script is there: it uses nothing from outside.
 */
export function keepTranslatedText(document: Document, rootId: string): void {
  const fonts = new Map<Text, { readonly font: ChildNode; readonly text: string }>();
  const isFont = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';
  const isText = (node: Node): node is Text => node.nodeType === 3;
  const release = (text: Text): void => {
    fonts.get(text)?.font.remove();
    fonts.delete(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        release(target as Text);
        continue;
      }
      const near = [...addedNodes, previousSibling, nextSibling].filter(isFont);
      for (const text of removedNodes) {
        if (!isText(text) || text.isConnected || fonts.has(text)) continue;
        const font = near.find((one) => one.isConnected && ![...fonts.values()].some((known) => known.font === one));
        if (!font) continue;
        fonts.set(text, { font, text: text.data });
        text.data = '';
        font.before(text);
      }
    }
    for (const [text, known] of fonts) {
      if (!text.isConnected) release(text);
      else if (!known.font.isConnected) {
        // The page is shown untranslated again.
        text.data ||= known.text;
        fonts.delete(text);
      } else if (text.nextSibling !== known.font) text.after(known.font);
    }
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });

  let wasTranslated = false;
  document.addEventListener('portico-hydrates', () => {
    const root = document.getElementById(rootId);
    root?.setAttribute('translate', 'no');
    for (const [text, known] of fonts) {
      if (!root?.contains(text)) continue;
      wasTranslated = true;
      release(text);
      text.data = known.text;
    }
    observer.takeRecords();
  });
  document.addEventListener('portico-hydrated', () => {
    const root = document.getElementById(rootId);
    root?.removeAttribute('translate');
    if (!root || !wasTranslated) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    // Written again, so that the translator sees it.
    while (walker.nextNode()) (walker.currentNode as Text).appendData('');
  });
}
