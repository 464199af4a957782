import type { RenderedPage } from '#schemas/api';
import type { Log } from '../../platform/log/log.ts';

/**
 * Logs for the operator what is wrong with the content of a rendered page (PAGE-12): each issue once per
 * content revision, however often the page is drawn.
 */
export function createIssueReport(log: Log): (page: RenderedPage, tenant: string) => void {
  let reported = new Set<string>();
  return ({ issues, revision }, tenant) => {
    for (const { code, severity, page, component, pointer, message, suggestion } of issues) {
      const key = `${tenant} ${revision} ${page} ${pointer} ${code} ${message}`;
      if (reported.has(key)) continue;
      if (reported.size > 10_000) reported = new Set();
      reported.add(key);
      log.warn({ tenant, page, component, pointer, code, severity, suggestion, fault: message.slice(0, 500) }, 'wrong content');
    }
  };
}
