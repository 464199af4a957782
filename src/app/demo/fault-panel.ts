import type { Issue } from '#schemas/page';
import styles from './fault-panel.module.css';

/** An issue that was found when a file was read; what was there before still shows. */
export type FileIssue = Issue & { readonly file: string };

export interface FaultPanel {
  /** Faults of what this page shows. */
  add(issue: Issue): void;
  clear(): void;
  /** Issues of the tenant's files, in place of those told before. */
  ofFiles(issues: readonly FileIssue[]): void;
}

/** A small list of content faults in the corner of the page; there only while there are any. */
export function createFaultPanel(document: Document): FaultPanel {
  const ofPage = new Map<string, Issue['severity']>();
  let ofFiles: readonly FileIssue[] = [];
  const panel = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  panel.className = styles.panel ?? '';
  panel.append(summary, list);

  const draw = (): void => {
    const faults = [...ofFiles.map((fault) => [textOf(fault.file, fault), fault.severity] as const), ...ofPage];
    list.replaceChildren(
      ...faults.map(([text, severity]) => {
        const item = document.createElement('li');
        item.dataset.severity = severity;
        item.textContent = text;
        return item;
      }),
    );
    summary.textContent = faults.length === 1 ? '1 fault in the content' : `${faults.length} faults in the content`;
    if (faults.length > 0) document.body.append(panel);
    else panel.remove();
  };
  return {
    add(issue) {
      ofPage.set(textOf(`${issue.page}.json`, issue), issue.severity);
      draw();
    },
    clear() {
      ofPage.clear();
      draw();
    },
    ofFiles(faults) {
      ofFiles = faults;
      draw();
    },
  };
}

const textOf = (file: string, { pointer, message, suggestion }: Issue): string =>
  `${file} ${pointer || '/'}: ${message}${suggestion ? ` Did you mean "${suggestion}"?` : ''}`;
