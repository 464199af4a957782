import type { Issue } from '#schemas/page';
import styles from './fault-panel.module.css';

/** A small list of content faults in the corner of the page; there only while there are any. */
export function createFaultPanel(document: Document): { add(issue: Issue): void; clear(): void } {
  const told = new Set<string>();
  const panel = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  panel.className = styles.panel ?? '';
  panel.append(summary, list);
  return {
    add({ severity, page, pointer, message, suggestion }) {
      const text = `${page}.json ${pointer || '/'}: ${message}${suggestion ? ` Did you mean "${suggestion}"?` : ''}`;
      if (told.has(text)) return;
      told.add(text);
      const item = document.createElement('li');
      item.dataset.severity = severity;
      item.textContent = text;
      list.append(item);
      summary.textContent = told.size === 1 ? '1 fault in the content' : `${told.size} faults in the content`;
      document.body.append(panel);
    },
    clear() {
      told.clear();
      list.replaceChildren();
      panel.remove();
    },
  };
}
