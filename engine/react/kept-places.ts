import { isValidElement, type ReactNode } from 'react';
import { keptOn } from '../page/kept-on.ts';
import type { PreparedBlock } from '../resolve/prepare-page.ts';
import type { ResolveBlock } from '../resolve/resolve-props.ts';
import { componentOf } from './component-of.ts';
import type { Environment } from './environment.ts';

interface KeptPlace {
  readonly prepared: PreparedBlock;
  readonly place: ReactNode;
}

/** On the server: places that belong to no visitor. One for each block of a page in one language, kept with its props. */
const kept = keptOn<ResolveBlock, KeptPlace[]>();

/** What the same block was drawn as for the same decision. */
export function keptPlace(prepared: PreparedBlock, { resolve }: Environment): ReactNode {
  const known = kept.get(resolve)?.[prepared.planned.block.index];
  return known?.prepared === prepared ? known.place : undefined;
}

/** Keeps a place whose block drew its component and has no data of a visitor. */
export function keepPlace(prepared: PreparedBlock, { resolve, loader }: Environment, inner: ReactNode, place: ReactNode): void {
  const { block, needs } = prepared.planned;
  const loaded = loader.get(block.type);
  if (!loaded || needs.length > 0 || !isValidElement(inner) || (inner.type !== componentOf(loaded) && inner.type !== 'div')) return;
  let places = kept.get(resolve);
  if (!places) kept.set(resolve, (places = []));
  places[block.index] = { prepared, place };
}
