const names =
  'aqua|azure|beige|black|blue|brown|chartreuse|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|white|yellow';
const literal = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:(?:dark|light|medium|pale|deep)?(?:${names}))(?![\\w-])`,
  'gi',
);

/** Colours that a stylesheet writes out instead of naming a token; comments and selectors do not count. */
export function literalColours(css: string): readonly string[] {
  const declarations = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[\w-]+\s*:[^;{}]+(?=[;}])/g) ?? [];
  return declarations.flatMap((declaration) => declaration.slice(declaration.indexOf(':')).match(literal) ?? []);
}
