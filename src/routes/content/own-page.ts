import { ownPages, ownPageWords } from '#schemas/tenant';
import type { CheckedPage } from '../../content/index.ts';
import { wordsOf } from '../../tenant/index.ts';
import type { Visit } from '../../visit/index.ts';
import { screenPage } from '../screen-page.ts';

const ownPageWord = wordsOf(ownPageWords);

/** A signed-in page that the portal draws by itself, where the tenant has none of this name (ESG-01); null for any other. */
export const ownPage = (visit: Visit, slug: string): CheckedPage | null =>
  isOwn(slug) ? screenPage(visit, slug, { slug, title: ownPageWord(visit.site, ownPages[slug]) }) : null;

const isOwn = (slug: string): slug is keyof typeof ownPages => Object.hasOwn(ownPages, slug);
