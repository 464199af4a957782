import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { partsOf } from '#schemas/shared/pointer';

/** Line and column, both from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

export interface JsonPlaces {
  readonly tree: Node | undefined;
  ofOffset(offset: number): TextPosition;
  /** Where the pointer leads nowhere: the nearest part that exists. */
  ofPointer(pointer: string): TextPosition;
}

/** Where the parts of a JSON text are. Not for every request: it parses the text. */
export function jsonPlaces(text: string): JsonPlaces {
  const tree = parseTree(text.replace(/^\ufeff/, ' '));
  const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
  const ofOffset = (offset: number): TextPosition => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  return { tree, ofOffset, ofPointer: (pointer) => ofOffset(nodeAt(tree, pointer)?.offset ?? 0) };
}

function nodeAt(tree: Node | undefined, pointer: string): Node | undefined {
  let node = tree;
  for (const part of partsOf(pointer)) {
    const next = node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
    if (!next) return node;
    node = next;
  }
  return node;
}
