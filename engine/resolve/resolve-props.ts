import type { Issue } from '#schemas/page';
import type { Block, BlockSchema, Page } from '../page/types.ts';
import type { Whereabouts } from '../validate/report.ts';
import { validateProps } from '../validate/validate-block.ts';
import { blockWords } from './block-words.ts';
import { localise, type Languages } from './localise.ts';

/** What resolve must know besides page and facts. */
export interface Wording extends Languages {
  readonly tenant: string;
  readonly dictionary: Readonly<Record<string, unknown>>;
}

export type ResolvedProps =
  | { readonly props: Readonly<Record<string, unknown>>; readonly text: Readonly<Record<string, string>>; readonly issues?: undefined }
  | { readonly props?: undefined; readonly text?: undefined; readonly issues: readonly [Issue, ...Issue[]] };

/** Content's props and bound values → what the component receives: checked, in one language, with the block's words. */
export function resolveProps(
  block: Block,
  bound: Readonly<Record<string, unknown>>,
  schema: BlockSchema,
  page: Page,
  wording: Wording,
): ResolvedProps {
  const where: Whereabouts = { tenant: wording.tenant, page: page.slug };
  const props = { ...block.props, ...bound };
  const [issue, ...more] = validateProps(block, props, schema, where);
  if (issue) return { issues: [issue, ...more] };
  return { props: localise(props, schema.localised, wording), text: blockWords(block.type, schema, page, wording.dictionary, wording) };
}
