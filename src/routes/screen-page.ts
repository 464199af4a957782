import type { BlockDefinition, Page } from '#engine';
import type { CheckedPage } from '../content/index.ts';
import type { Visit } from '../visit/index.ts';

/** A page of one block, of the type whose definition makes it the screen of this name; null where no type is. */
export function screenPage(
  { blocks }: Pick<Visit, 'blocks'>,
  screen: NonNullable<BlockDefinition['screen']>,
  { slug, title }: Pick<Page, 'slug' | 'title'>,
  props: Readonly<Record<string, unknown>> = {},
): CheckedPage | null {
  const type = blocks.types.find((candidate) => blocks.definition(candidate)?.screen === screen);
  if (type === undefined) return null;
  const page: Page = {
    slug,
    title,
    showHeader: true,
    showBanner: false,
    showFooter: true,
    isWrappedContent: false,
    content: {},
    blocks: [{ index: 0, id: screen, type, props }],
  };
  return { page, issues: [] };
}
