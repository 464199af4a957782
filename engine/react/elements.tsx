import { createElement, Suspense, type ReactNode } from 'react';
import type { PageHost } from '../page/types.ts';
import type { Loader } from '../resolve/loader.ts';
import type { PreparedBlock, PreparedPage } from '../resolve/prepare-page.ts';
import { resolveProps } from '../resolve/resolve-props.ts';
import { BlockBoundary, failure } from './BlockBoundary.tsx';
import { ArrivingBlock, ChangingBlock } from './ChangingBlock.tsx';
import { componentOf } from './component-of.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { IssueBox } from './IssueBox.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';
import { createSource, type Source } from './source.ts';

interface Drawn {
  readonly host: PageHost;
  readonly loader: Loader;
  readonly elements: readonly ReactNode[];
}

const drawn = new WeakMap<PreparedPage, Drawn>();
const onServer = typeof document === 'undefined';

/** The element tree of a page, made once per prepared page and host: React skips what did not change. */
export function elementsOf(prepared: PreparedPage, host: PageHost, loader: Loader): readonly ReactNode[] {
  const known = drawn.get(prepared);
  if (known?.host === host && known.loader === loader) return known.elements;
  const environment = createEnvironment(prepared.page, host, loader);
  const elements = prepared.blocks.map((block) => place(block, prepared, environment));
  drawn.set(prepared, { host, loader, elements });
  return elements;
}

function place(prepared: PreparedBlock, { facts }: PreparedPage, environment: Environment): ReactNode {
  const { block, issue } = prepared;
  const { host, loader, page } = environment;
  // Of another page or type, the block at the same place is another block: nothing of its state may live on.
  const key = `${page.slug} ${block.type} ${block.id}`;
  if (issue) return host.mode === 'preview' ? <IssueBox key={key} issue={issue} /> : null;
  const source = createSource(prepared, facts, environment);
  const loaded = loader.get(block.type);
  const fallback = loaded ? null : <ReservedSpace block={block} />;
  // The server draws once: everything is constant there, and no error reaches a boundary. Suspense must stand in both.
  if (onServer)
    return (
      <Suspense key={key} fallback={fallback}>
        {constantBlock(prepared, source, environment)}
      </Suspense>
    );
  const constant = loaded && prepared.reads.length === 0 && prepared.needs.length === 0;
  return (
    <BlockBoundary key={key} block={block} environment={environment}>
      <Suspense fallback={fallback}>
        {constant ? (
          constantBlock(prepared, source, environment)
        ) : (
          <ChangingBlock prepared={prepared} environment={environment} source={source} />
        )}
      </Suspense>
    </BlockBoundary>
  );
}

/** What a block is as long as nothing it reads changes: one element for the life of the page. */
function constantBlock(prepared: PreparedBlock, source: Source, environment: Environment): ReactNode {
  const { block } = prepared;
  const { host, loader, page, report } = environment;
  const snapshot = source.first();
  if (snapshot.decision.state === 'pending') return <ReservedSpace block={block} />;
  if (snapshot.decision.state === 'hidden') return null;
  const loaded = loader.get(block.type);
  if (!loaded) return <ArrivingBlock prepared={prepared} environment={environment} snapshot={snapshot} />;
  try {
    const { props, text, issues } = resolveProps(block, snapshot.decision.bound, loaded.schema, page, host);
    if (!issues)
      return createElement(componentOf(loaded, block, environment), {
        ...props,
        id: block.id,
        text,
        language: host.language,
        data: snapshot.data,
        act: host.act,
      });
    for (const issue of issues) report(issue);
    return host.mode === 'preview' ? <IssueBox issue={issues[0]} /> : null;
  } catch (error) {
    const issue = failure(block, environment, error);
    report(issue, error);
    return host.mode === 'preview' ? <IssueBox issue={issue} /> : null;
  }
}
