/** What the envelope of a page may have: of the schema, which `satisfies` these names, and of browsers, which have no schema of it. */
export const pageKeys = [
  '$schema',
  'id',
  'slug',
  'title',
  'pageTitle',
  'order',
  'showInMenu',
  'showHeader',
  'showBanner',
  'showFooter',
  'component',
  'contentFromPage',
  'htmlContent',
  'isWrappedContent',
  'content',
] as const;

/** Properties of `content` of a page. */
export const pageContentKeys = ['meta', 'pages', 'text', 'assets'] as const;

/** Properties of one entry of `component`. */
export const blockKeys = ['type', 'id', 'props', 'visible', 'bind'] as const;

export const maxBlocks = 2_000;

/** The anchor of a block. */
export const anchorPattern = '^[a-z][a-z0-9-]{0,63}$';
