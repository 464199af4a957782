import { createElement, Suspense, type ReactElement, type ReactNode } from 'react';
import type { PageHost } from '../page/types.ts';
import type { Loader } from '../resolve/loader.ts';
import type { PreparedBlock, PreparedPage } from '../resolve/prepare-page.ts';
import { resolveProps } from '../resolve/resolve-props.ts';
import { BlockBoundary, failure } from './BlockBoundary.tsx';
import { ChangingBlock } from './ChangingBlock.tsx';
import { componentOf } from './component-of.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { IssueBox } from './IssueBox.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';
import { createSource } from './source.ts';

interface Drawn {
  readonly host: PageHost;
  readonly loader: Loader;
  readonly elements: readonly ReactNode[];
}

const drawn = new WeakMap<PreparedPage, Drawn>();

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
  const loaded = loader.get(block.type);
  const constant = loaded && prepared.reads.length === 0 && prepared.needs.length === 0 && !prepared.rules.visible && prepared.rules.bind.length === 0;
  return (
    <BlockBoundary key={key} block={block} environment={environment}>
      <Suspense fallback={loaded ? null : <ReservedSpace block={block} />}>
        {constant ? constantBlock(prepared, environment) : <ChangingBlock prepared={prepared} environment={environment} source={createSource(prepared, facts, environment)} />}
      </Suspense>
    </BlockBoundary>
  );
}

/** Without rules, bindings and needs, a block is one element for as long as the page lives. */
function constantBlock({ block }: PreparedBlock, environment: Environment): ReactElement | null {
  const { host, loader, page, report } = environment;
  try {
    const loaded = loader.get(block.type)!;
    const { props, text, issues } = resolveProps(block, {}, loaded.schema, page, host);
    if (!issues) return createElement(componentOf(loaded, block, environment), { ...props, id: block.id, text, language: host.language, data: {}, act: host.act });
    for (const issue of issues) report(issue);
    return host.mode === 'preview' ? <IssueBox issue={issues[0]} /> : null;
  } catch (error) {
    const issue = failure(block, environment, error);
    report(issue, error);
    return host.mode === 'preview' ? <IssueBox issue={issue} /> : null;
  }
}
