import { validatePage } from '#engine';
import type { UnsafePlace } from '#schemas/api';
import type { CheckedPage, Whose } from './questions.ts';

/** Content → a page with what is wrong with it. Loaded only where content arrives: a document carries its pages checked. */
export function checkPage(
  content: unknown,
  slug: string,
  { tenant, types, unsafe }: Whose & { readonly unsafe: readonly UnsafePlace[] },
): CheckedPage {
  return validatePage(content, { tenant, page: slug, types, unsafe });
}
