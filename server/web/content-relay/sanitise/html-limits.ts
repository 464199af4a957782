import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes, type TreeAdapter, type DefaultTreeAdapterMap } from 'parse5';

/** What html may have at most. */
export interface HtmlLimits {
  readonly depth: number;
  readonly elements: number;
  /** The depths of all elements together. */
  readonly steps: number;
}

export type Excess = 'nesting' | 'elements';

class TooMuch extends Error {
  readonly excess: Excess;

  constructor(excess: Excess) {
    super(excess);
    this.excess = excess;
  }
}

type Parent = DefaultTreeAdapterTypes.ParentNode;

/**
 * Which limit html goes beyond, if any, read as a browser reads it: a parser adds elements that are not written, where formatting is not closed
 * before its block is. A DOM takes time for each element by how deep it is, so that a page of open tags stops the server for minutes; this reading ends
 * at the first limit. Pure.
 */
export function excessOf(html: string, limits: HtmlLimits): Excess | undefined {
  let elements = 0;
  const depths = new WeakMap<Parent, number>();
  const placed = (parent: Parent, node: DefaultTreeAdapterTypes.Node): void => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > limits.depth) throw new TooMuch('nesting');
    if ('childNodes' in node) depths.set(node, depth);
  };
  const counting: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(...element) {
      elements += 1;
      if (elements > limits.elements) throw new TooMuch('elements');
      return defaultTreeAdapter.createElement(...element);
    },
    appendChild(parent, node) {
      placed(parent, node);
      defaultTreeAdapter.appendChild(parent, node);
    },
    insertBefore(parent, node, before) {
      placed(parent, node);
      defaultTreeAdapter.insertBefore(parent, node, before);
    },
    setTemplateContent(template, content) {
      depths.set(content, depths.get(template) ?? 0);
      defaultTreeAdapter.setTemplateContent(template, content);
    },
  };
  try {
    return stepsIn(parse(html, { treeAdapter: counting })) > limits.steps ? 'nesting' : undefined;
  } catch (error) {
    if (error instanceof TooMuch) return error.excess;
    throw error;
  }
}

function stepsIn(root: Parent): number {
  let steps = 0;
  const waiting: [node: Parent, depth: number][] = [[root, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    steps += depth;
    const inside = 'content' in node ? [node.content, ...node.childNodes] : node.childNodes;
    for (const child of inside) if ('childNodes' in child) waiting.push([child, depth + 1]);
  }
  return steps;
}
