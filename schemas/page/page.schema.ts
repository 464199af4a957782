import { Type, type Static } from 'typebox';
import { slugInWords, slugPattern } from '../shared/slug.ts';
import { Html, Text } from '../shared/text.ts';
import { anchorPattern, maxBlocks, type blockKeys, type pageContentKeys, type pageKeys } from './envelope.ts';

/** json-logic, untyped on purpose: the rule compiler validates it (engine/decide). */
const Rule = Type.Unsafe<unknown>({
  title: 'json-logic rule',
  description: 'A rule in json-logic; it may read the facts listed in facts.json.',
});

/** One entry of a page's component list: what a tenant writes (PAGE-05, PAGE-13). */
export const BlockContent = Type.Object(
  {
    type: Type.String({ minLength: 1, maxLength: 80, description: 'Name of the type of block: `faqs`, `cardSlider`.' }),
    id: Type.Optional(
      Type.String({
        pattern: anchorPattern,
        'x-pattern': 'small letters, digits and hyphens that begin with a letter, such as who-can-join',
        description: 'Anchor of the block; must be unique on the page.',
      }),
    ),
    props: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'See the schema of the type.' })),
    visible: Type.Optional(Rule),
    bind: Type.Optional(
      Type.Record(Type.String(), Rule, { description: 'By the name of a property: a json-logic rule whose value replaces it.' }),
    ),
  } satisfies Record<(typeof blockKeys)[number], unknown>,
  { title: 'Block', additionalProperties: false },
);

/** Data of a content item of the schemas public-page, secured-page and common, flattened (PAGE-17). Only this envelope refuses a page. */
export const PageContent = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    id: Type.Optional(Type.String({ description: 'Of the content system, where it writes one; pages are found by their slug.' })),
    slug: Type.String({ pattern: slugPattern, 'x-pattern': slugInWords }),
    title: Text({ description: 'Heading of the page and its name in the menu.', maxLength: 200 }),
    pageTitle: Type.Optional(Text({ description: 'Browser title, where it differs from the title.', maxLength: 200 })),
    order: Type.Optional(Type.Number({ description: 'Place in the menu, ascending.' })),
    showInMenu: Type.Optional(Type.Boolean()),
    showHeader: Type.Optional(Type.Boolean({ description: 'Default true.' })),
    showBanner: Type.Optional(Type.Boolean({ description: 'Default false.' })),
    showFooter: Type.Optional(Type.Boolean({ description: 'Default true.' })),
    component: Type.Array(Type.Unsafe<unknown>({ title: 'Block', description: 'See block.json and the schema of its type.' }), {
      maxItems: maxBlocks,
    }),
    contentFromPage: Type.Optional(Type.String({ description: 'Slug of the page whose component list is shown instead.' })),
    htmlContent: Type.Optional(Html({ description: 'HTML shown before the blocks.' })),
    isWrappedContent: Type.Optional(Type.Boolean({ description: 'Shows the text in a narrow column that is easy to read.' })),
    content: Type.Optional(
      Type.Object({
        meta: Type.Optional(Type.Object({ description: Type.Optional(Text({ maxLength: 320 })) })),
        pages: Type.Optional(Type.Array(Type.Object({ html: Html() }), { description: 'Screenflow pages, shown in this order.' })),
        text: Type.Optional(Type.Record(Type.String(), Text(), { description: 'Message texts by key.' })),
        assets: Type.Optional(Type.Record(Type.String(), Type.String())),
      } satisfies Record<(typeof pageContentKeys)[number], unknown>),
    ),
  } satisfies Record<(typeof pageKeys)[number], unknown>,
  { title: 'Page', additionalProperties: false },
);

export type BlockContent = Static<typeof BlockContent>;
export type PageContent = Static<typeof PageContent>;
