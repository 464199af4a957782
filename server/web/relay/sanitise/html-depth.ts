/** Elements that hold nothing. */
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that end by themselves where the next of their kind begins. */
const selfEnding = new Set('p li dt dd td th tr option'.split(' '));
const insideText = new Set('a abbr b bdi bdo cite code em font i kbd mark q s small span strong sub sup u'.split(' '));
/** Elements that a parser begins anew in the next block, where a block ended before they did. */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** As many of the same are begun anew at most. */
const maxAlike = 3;
const tag = /<(\/?)([a-z][a-z0-9-]*)([^<>]*)/gi;
/** What nests deeper, or has more tags, is never let through: it is read no further. */
const enough = { depth: 4000, tags: 100_000 };

/** Where this short reading may differ from a parser's: signs of a tag inside an attribute, comments, elements of raw text. There every third open tag counts. */
const unclear =
  /<\/?[a-z][^<>]*<|=\s*"[^"]*[<>]|=\s*'[^']*[<>]|<[!?]|<\/[^a-z]|<(?:iframe|noembed|noframes|noscript|plaintext|script|style|textarea|title|xmp)\b/i;

export interface Nesting {
  /** How deeply the html nests. */
  readonly depth: number;
  /** The depths of all its elements together: the time that a DOM takes. */
  readonly steps: number;
  readonly tags: number;
  /** Elements that a parser adds, because formatting was not closed before its block was. */
  readonly added: number;
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
  let added = 0;
  const unclosed = new Unclosed();
  /** Formatting that the next text may begin anew. */
  let anew = 0;
  for (const [, slash, written = '', attributes = ''] of html.matchAll(tag)) {
    if (depth > enough.depth || tags > enough.tags) break;
    const name = written.toLowerCase();
    if (slash) unclosed.close(name);
    // A second link ends the first.
    if (slash || name === 'a' || !insideText.has(name)) anew = unclosed.count;
    added += anew;
    steps += anew * (open.length + anew);
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
    if (formatting.has(name)) unclosed.open(name, attributes);
    open.push(name);
    depth = Math.max(depth, open.length);
    steps += open.length;
  }
  return closes ? { depth, steps, tags, added } : { depth: Math.ceil(depth / 3), steps: steps / 9, tags, added };
}

/** The formatting elements that have no end tag yet. */
class Unclosed {
  count = 0;
  private readonly alike = new Map<string, number>();
  private readonly byName = new Map<string, string[]>();

  open(name: string, attributes: string): void {
    const element = name + attributes;
    const alike = this.alike.get(element) ?? 0;
    if (alike >= maxAlike) return;
    this.alike.set(element, alike + 1);
    this.count += 1;
    const same = this.byName.get(name);
    if (same) same.push(element);
    else this.byName.set(name, [element]);
  }

  close(name: string): void {
    const element = this.byName.get(name)?.pop();
    if (element === undefined) return;
    this.alike.set(element, (this.alike.get(element) ?? 1) - 1);
    this.count -= 1;
  }
}
