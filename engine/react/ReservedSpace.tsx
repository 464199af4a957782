import type { ReactNode } from 'react';
import type { Block } from '../page/types.ts';

/** Keeps space for a block that cannot be drawn yet, so that the page does not jump when it comes. Empty to a screen reader. */
export function ReservedSpace({ block }: { readonly block: Block }): ReactNode {
  return <div id={block.id} className="portico-reserved" data-type={block.type} aria-busy="true" />;
}
