/** Elements that hold nothing. */
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that end by themselves where the next of their kind begins. */
const selfEnding = new Set('p li dt dd td th tr option'.split(' '));
const insideText = new Set('a abbr b bdi bdo cite code em font i kbd mark q s small span strong sub sup u'.split(' '));
const tag = /<(\/?)([a-z][a-z0-9-]*)/gi;

/** Where this short reading may differ from a parser's: signs of a tag inside an attribute, comments, elements of raw text. There every third open tag counts. */
const unclear =
  /<\/?[a-z][^<>]*<|=\s*"[^"]*[<>]|=\s*'[^']*[<>]|<[!?]|<\/[^a-z]|<(?:iframe|noembed|noframes|noscript|plaintext|script|style|textarea|title|xmp)\b/i;

export interface Nesting {
  /** How deeply the html nests. */
  readonly depth: number;
  /** The depths of all its elements together: the time that a DOM takes. */
  readonly steps: number;
  readonly tags: number;
}

/**
 * How html nests, never less than a parser would make of it and in one pass: a DOM takes quadratic time for nesting, so that
 * a page of open tags stops the server for minutes. Sloppy html counts as deeper than it is. Pure.
 */
export function nestingOf(html: string): Nesting {
  const open: string[] = [];
  const closes = !unclear.test(html);
  let depth = 0;
  let steps = 0;
  let tags = 0;
  for (const [, slash, written = ''] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    if (slash) {
      if (!closes) continue;
      const at = open.findLastIndex((one) => one === name || !selfEnding.has(one));
      if (open[at] === name) open.length = at;
      continue;
    }
    tags++;
    if (empty.has(name)) continue;
    if (closes && open.at(-1) === 'p' && !insideText.has(name)) open.pop();
    if (closes && open.at(-1) === name && selfEnding.has(name)) open.pop();
    while (closes && name === 'tr' && (open.at(-1) === 'td' || open.at(-1) === 'th')) open.pop();
    if (closes && name === 'tr' && open.at(-1) === 'tr') open.pop();
    open.push(name);
    depth = Math.max(depth, open.length);
    steps += open.length;
  }
  return closes ? { depth, steps, tags } : { depth: Math.ceil(depth / 3), steps: steps / 9, tags };
}
