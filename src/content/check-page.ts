import { validatePage, type Page } from '#engine';
import type { UnsafePlace } from '#schemas/api';
import type { Issue } from '#schemas/page';

/** A page of content, checked; null where its envelope is broken. */
export interface CheckedPage {
  readonly page: Page | null;
  readonly issues: readonly Issue[];
}

/** Whose content it is, and which block types its pages may name. */
export interface PageOwner {
  readonly tenant: string;
  readonly types: readonly string[];
}

/** Content → a page with what is wrong with it. Loaded only where content arrives: a document carries its pages checked. */
export function checkPage(
  content: unknown,
  slug: string,
  { tenant, types, unsafe }: PageOwner & { readonly unsafe: readonly UnsafePlace[] },
): CheckedPage {
  const { page, issues } = validatePage(content, { tenant, page: slug, types, unsafe });
  return { page, issues: [...issues, ...sourceIssues(content, tenant, slug)] };
}

/** PAGE-08: what names no page takes no blocks of another. */
function sourceIssues(content: unknown, tenant: string, page: string): readonly Issue[] {
  const { contentFromPage: source } = (content ?? {}) as { readonly contentFromPage?: unknown };
  if (source === undefined || source === null || typeof source === 'string') return [];
  const message = '"contentFromPage" must be the slug of a page; the page shows its own blocks.';
  return [{ code: 'invalid-page', severity: 'warning', tenant, page, pointer: '/contentFromPage', message }];
}
