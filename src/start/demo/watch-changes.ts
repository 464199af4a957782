import type { Issue } from '#schemas/page';
import type { Portal } from '../../visit/index.ts';
import { createIssuePanel, type FileIssue } from './issue-panel.ts';

/** Demo mode: saved content shows at once, and its issues are in a corner of the page. */
export function watchChanges(
  { browser }: Pick<Portal, 'browser'>,
  drawn: number,
  onIssue: (listener: (issue: Issue) => void) => void,
): void {
  const panel = createIssuePanel(document);
  let revision = drawn;
  onIssue((issue) => panel.add(issue));
  const changed = async ({ data }: MessageEvent<string>): Promise<void> => {
    if (Number(data) <= revision) return;
    revision = Number(data);
    panel.clear();
    await browser.refresh();
  };
  const changes = new EventSource('/demo/changes');
  changes.addEventListener('issues', ({ data }: MessageEvent<string>) => panel.ofFiles(JSON.parse(data) as FileIssue[]));
  for (const name of ['revision', 'change']) changes.addEventListener(name, (event) => void changed(event as MessageEvent<string>));
}
