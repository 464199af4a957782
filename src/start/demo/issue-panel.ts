import type { Issue } from '#schemas/page';
import styles from './issue-panel.module.css';

/** An issue that was found when a file was read; what was there before still shows. */
export type FileIssue = Issue & { readonly file: string };

export interface IssuePanel {
  /** Issues of what this page shows. */
  add(issue: Issue): void;
  clear(): void;
  /** Issues of the tenant's files; they replace the earlier ones. */
  ofFiles(issues: readonly FileIssue[]): void;
}

/** A small list of issues of the content in the corner of the page; there only while there are any. */
export function createIssuePanel(document: Document): IssuePanel {
  const ofPage = new Map<string, Issue['severity']>();
  let ofFiles: readonly FileIssue[] = [];
  const panel = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  panel.className = styles.panel ?? '';
  panel.append(summary, list);

  const draw = (): void => {
    const issues = [...ofFiles.map((issue) => [textOf(issue.file, issue), issue.severity] as const), ...ofPage];
    list.replaceChildren(
      ...issues.map(([text, severity]) => {
        const item = document.createElement('li');
        item.dataset.severity = severity;
        item.textContent = text;
        return item;
      }),
    );
    summary.textContent = issues.length === 1 ? '1 issue in the content' : `${issues.length} issues in the content`;
    if (issues.length > 0) document.body.append(panel);
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
    ofFiles(issues) {
      ofFiles = issues;
      draw();
    },
  };
}

const textOf = (file: string, { pointer, message, suggestion }: Issue): string =>
  `${file} ${pointer || '/'}: ${message}${suggestion ? ` Did you mean "${suggestion}"?` : ''}`;
