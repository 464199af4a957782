import { use, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PlannedBlock } from '../resolve/plan-page.ts';
import type { Environment } from './environment.ts';
import { ReservedSpace } from './ReservedSpace.tsx';
import { shownElement, type ShownBlock } from './shown-element.tsx';
import type { Source } from './block-source.ts';

interface ChangingBlockProps {
  readonly planned: PlannedBlock;
  readonly environment: Environment;
  readonly source: Source;
}

/** A block with rules, bindings or needs, or whose code has not arrived: drawn again only when what it reads changes. */
export function ChangingBlock({ planned, environment, source }: ChangingBlockProps): ReactNode {
  const snapshot = useSyncExternalStore(source.subscribe, source.current, source.first);
  // Read once: a block that waits for its code must not become another element, and lose its state, when the code arrives.
  const [loaded] = useState(() => environment.loader.get(planned.block.type));
  const { state } = snapshot.decision;
  if (state === 'pending') return <ReservedSpace block={planned.block} />;
  if (state === 'hidden') return null;
  const shown = { planned, environment, snapshot };
  return loaded ? shownElement(shown, loaded) : <ArrivingBlock {...shown} />;
}

/** A block whose code is still on its way: Suspense keeps its space. */
export function ArrivingBlock(shown: ShownBlock): ReactNode {
  return shownElement(shown, use(shown.environment.arrival(shown.planned.block.type)));
}
