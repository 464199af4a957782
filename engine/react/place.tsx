import { Fragment, Suspense, type ReactNode } from 'react';
import type { PreparedBlock, PreparedPage } from '../resolve/prepare-page.ts';
import { BlockBoundary, failure } from './BlockBoundary.tsx';
import { ArrivingBlock, ChangingBlock } from './ChangingBlock.tsx';
import { type Environment, explained } from './environment.ts';
import { cachePlace, cachedPlace } from './cached-places.ts';
import { onServer } from './on-server.ts';
import { ReservedSpace } from './ReservedSpace.tsx';
import { shownElement } from './shown-element.tsx';
import { createSource, snapshotOf } from './block-source.ts';

/** One place of a page: nothing, an explaining box, or a block in its boundary. */
export function place(prepared: PreparedBlock, { facts }: PreparedPage, environment: Environment): ReactNode {
  const { planned, decision, issue } = prepared;
  const { block, reads, needs } = planned;
  const { host, loader, page, report } = environment;
  if (decision.issue) report(decision.issue);
  const known = onServer && cachedPlace(prepared, environment);
  if (known) return known;
  // Of another page or type, the block at the same place is another block: none of its state may stay.
  const key = `${page.slug} ${block.type} ${block.id}`;
  if (issue) return <Fragment key={key}>{explained(host, issue)}</Fragment>;
  const loaded = loader.get(block.type);
  const fallback = loaded ? null : <ReservedSpace block={block} />;
  // On the server no error reaches a boundary. Suspense must be in both.
  if (onServer) {
    const element = constantBlock(prepared, environment);
    const suspended = (
      <Suspense key={key} fallback={fallback}>
        {element}
      </Suspense>
    );
    cachePlace(prepared, environment, element, suspended);
    return suspended;
  }
  const constant = loaded && reads.length === 0 && needs.length === 0;
  return (
    <BlockBoundary key={key} block={block} environment={environment}>
      <Suspense fallback={fallback}>
        {constant ? (
          constantBlock(prepared, environment)
        ) : (
          <ChangingBlock planned={planned} environment={environment} source={createSource(prepared, environment, facts)} />
        )}
      </Suspense>
    </BlockBoundary>
  );
}

/** What a block is as long as nothing it reads changes: one element for the life of the page. */
function constantBlock({ planned, decision }: PreparedBlock, environment: Environment): ReactNode {
  const { block } = planned;
  const { host, loader, report } = environment;
  if (decision.state === 'pending') return <ReservedSpace block={block} />;
  if (decision.state === 'hidden') return null;
  const snapshot = snapshotOf(decision, planned.needs, host.data.read);
  const loaded = loader.get(block.type);
  if (!loaded) return <ArrivingBlock planned={planned} environment={environment} snapshot={snapshot} />;
  try {
    return shownElement({ planned, environment, snapshot }, loaded);
  } catch (error) {
    const issue = failure(block, environment, error);
    report(issue, error);
    return explained(host, issue);
  }
}
