import type { RenderedPage } from '#schemas/api';
import type { Log } from '../../platform/log/log.ts';

/**
 * Tells whoever runs the server what is wrong with the content of a rendered page (PAGE-12): each issue once per
 * content revision, however often the page is drawn.
 */
export function createIssueReport(log: Log): (page: RenderedPage, tenant: string) => void {
  let told = new Set<string>();
  return ({ issues, revision }, tenant) => {
    for (const { code, severity, page, component, pointer, message, suggestion } of issues) {
      const key = `${tenant} ${revision} ${page} ${pointer} ${code} ${message}`;
      if (told.has(key)) continue;
      if (told.size > 10_000) told = new Set();
      told.add(key);
      log.warn({ tenant, page, component, pointer, code, severity, suggestion, fault: message.slice(0, 500) }, 'wrong content');
    }
  };
}
