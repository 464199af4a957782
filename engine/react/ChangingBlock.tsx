import { createElement, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LoadedBlock } from '../resolve/loader.ts';
import type { PreparedBlock } from '../resolve/prepare-page.ts';
import { resolveProps } from '../resolve/resolve-props.ts';
import { componentOf } from './component-of.ts';
import type { Environment } from './environment.ts';
import { IssueBox } from './IssueBox.tsx';
import { NotLoaded } from './not-loaded.ts';
import { ReservedSpace } from './ReservedSpace.tsx';
import type { Snapshot, Source } from './source.ts';

interface ChangingBlockProps {
  readonly prepared: PreparedBlock;
  readonly environment: Environment;
  readonly source: Source;
}

/** A block with rules, bindings or needs, or whose code has not arrived: drawn again only when what it reads changes. */
export function ChangingBlock({ prepared, environment, source }: ChangingBlockProps): ReactNode {
  const snapshot = useSyncExternalStore(source.subscribe, source.current, source.first);
  // Asked once: a block that waits for its code must not become another element, and lose its state, when it has come.
  const [loaded] = useState(() => environment.loader.get(prepared.block.type));
  const { state } = snapshot.decision;
  if (state === 'pending') return <ReservedSpace block={prepared.block} />;
  if (state === 'hidden') return null;
  const shown = { prepared, environment, snapshot };
  return loaded ? <ShownBlock {...shown} loaded={loaded} /> : <ArrivingBlock {...shown} />;
}

type Shown = Omit<ChangingBlockProps, 'source'> & { readonly snapshot: Snapshot };

/** A block whose code is still on its way: Suspense keeps its space. */
export function ArrivingBlock(shown: Shown): ReactNode {
  return <ShownBlock {...shown} loaded={use(arrival(shown.prepared, shown.environment))} />;
}

function ShownBlock({ prepared, environment, snapshot, loaded }: Shown & { readonly loaded: LoadedBlock }): ReactNode {
  const { block } = prepared;
  const { host, page, report } = environment;
  const { bound } = snapshot.decision;
  const resolved = useMemo(() => resolveProps(block, bound, loaded.schema, page, host), [block, bound, loaded, page, host]);
  const component = useMemo(() => componentOf(loaded, block, environment), [loaded, block, environment]);
  if (resolved.issues) {
    for (const issue of resolved.issues) report(issue);
    return host.mode === 'preview' ? <IssueBox issue={resolved.issues[0]} /> : null;
  }
  return createElement(component, {
    ...resolved.props,
    id: block.id,
    text: resolved.text,
    language: host.language,
    data: snapshot.data,
    act: host.act,
  });
}

/** React must meet the same promise each time it draws again, also after it was rejected. */
const arrivals = new WeakMap<PreparedBlock, Promise<LoadedBlock>>();

function arrival(prepared: PreparedBlock, { loader }: Environment): Promise<LoadedBlock> {
  const known = arrivals.get(prepared);
  if (known) return known;
  const promise = loader.load(prepared.block.type).catch((error: unknown) => {
    throw new NotLoaded(error instanceof Error ? error.message : String(error), { cause: error });
  });
  arrivals.set(prepared, promise);
  return promise;
}
